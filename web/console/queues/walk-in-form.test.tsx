import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BRANCH, CLINIC, DOCTOR, aDeskToken as token, aDeskVisit as visit } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import type { DeskToken } from './queries.ts';
import { WalkIn } from './walk-in-form.tsx';

/** The form of a branch or clinic at which tokens 7 and 8 wait. */
async function open({ refuse, kind = 'loan' }: { refuse?: string; kind?: 'loan' | 'doctor' } = {}) {
  const queue = kind === 'loan' ? { kind, id: BRANCH } : { kind, id: CLINIC, doctorId: DOCTOR };
  const waiting = [{ turn: 7 }, { turn: 8 }] as DeskToken[];
  const { asked } = await openServed({
    path: '/app/counterdetails',
    element: <WalkIn queue={queue} live={{ connection: 'live', changed: async () => undefined }} waiting={waiting} />,
    answer: ({ url, body }) => {
      if (refuse) return refusal(refuse);
      if (url.endsWith('getqrcodebystatus'))
        return {
          status: true,
          image: null,
          message: '',
          paymentStatus: 'TXN_SUCCESS',
          totalAmount: 0,
          standing: 'given',
        };
      const { mobile } = body as { mobile: string };
      return kind === 'loan' ? token(9, { name: '', mobile }) : visit(9, { mobile });
    },
  });
  const changes = () => asked.map(({ method, url, body }) => ({ call: `${method} ${url}`, body }));
  return { changes };
}

test('a walk-in needs ten digits and nothing else, and gets a number with its page', async () => {
  const { changes } = await open();
  await press('Give a token');
  expect(await screen.findByText('mobile number required')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Mobile number'), '98765 4321');
  await press('Give a token');
  expect(await screen.findByText('Must be exactly 10 digits')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Mobile number'), '0{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Token 9 is booked.' })));
  const [walkIn, ...others] = changes();
  const { id, ...body } = (walkIn?.body ?? {}) as { id?: number };
  expect([walkIn?.call, body, others]).toEqual([
    'POST /loanbooking/add',
    { branchId: BRANCH, mobile: '98765 43210', name: '', typeOfLoan: '' },
    [],
  ]);
  expect([Number.isInteger(id), Number(id) >= 1000, Number(id) <= 10_000]).toEqual([true, true, true]);
  expect((screen.getByLabelText('Mobile number') as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('link', { name: 'Open token page' }).getAttribute('href')).toBe(
    `/loanappointment/${idOf('t9x')}/${BRANCH}`,
  );
});

test('a walk-in at a clinic needs the patient’s name, pays at the desk, and is told the fee', async () => {
  const { changes } = await open({ kind: 'doctor' });
  expect(screen.queryByLabelText('Loan type (optional)')).toBeNull();
  await userEvent.type(screen.getByLabelText('Mobile number'), '9876543210{Enter}');
  expect(await screen.findByText('patient Name is required')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Patient’s name'));
  await userEvent.keyboard('Lakshmi Devi{Enter}');
  const given = within(await screen.findByRole('region', { name: 'Token 9 is booked.' }));
  expect(given.getByText('To be paid at the desk: ₹300')).toBeDefined();
  expect(given.getByRole('link').getAttribute('href')).toBe(`/doctorappointment/${idOf('v9x')}/${CLINIC}`);
  const visitor = { mobile: '9876543210', patientName: 'Lakshmi Devi' };
  const body = { clinicId: CLINIC, doctorId: DOCTOR, paymentMode: 'cash', ...visitor };
  expect(changes()).toEqual([{ call: 'POST /doctorbooking/add', body }]);
});

test('a walk-in without a mobile needs the tick alone, and its slip is printed at once', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { changes } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'No mobile: print a slip' }));
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').disabled).toBe(true);
  await press('Give a token');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(changes()[0]?.body).toMatchObject({ mobile: '', noMobile: true });
  expect(changes()[1]?.call).toBe('POST /loanbooking/getqrcodebystatus');
  const slip = document.querySelector('.slip')?.textContent ?? '';
  expect(slip).toMatch(/^AbidsToken9Counter 12 people before you\w{3}, \d+ \w{3} 2027, \d+:\d\d [ap]m IST$/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'No mobile: print a slip' }).checked).toBe(false);
  vi.unstubAllGlobals();
});

test('a walk-in that is refused keeps what was typed', async () => {
  await open({ refuse: 'Please choose an open branch.' });
  await userEvent.type(screen.getByLabelText('Mobile number'), '9876543210{Enter}');
  expect(await screen.findByText('Please choose an open branch.')).toBeDefined();
  expect((screen.getByLabelText('Mobile number') as HTMLInputElement).value).toBe('9876543210');
});

test('of a walk-in that was begun this tab keeps the kind of loan, never the number or the name', async () => {
  signInHere('asha');
  await open();
  await userEvent.type(screen.getByLabelText('Mobile number'), '9876543210');
  await userEvent.type(screen.getByLabelText('Name (optional)'), 'Ravi');
  await userEvent.selectOptions(screen.getByLabelText('Loan type (optional)'), 'Personal');
  const kept = Object.entries({ ...localStorage, ...sessionStorage }).filter(([key]) => key.startsWith('draft:'));
  expect(kept.map(([, draft]) => JSON.parse(draft).values)).toEqual([{ loanType: 'Personal' }]);
  cleanup();
  await open();
  await press('Go on');
  const fields = ['Mobile number', 'Name (optional)', 'Loan type (optional)'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(fields.map(({ value }) => value)).toEqual(['', '', 'Personal']);
});
