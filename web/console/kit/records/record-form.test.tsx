import type { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { RecordForm } from './record-form.tsx';

afterEach(() => localStorage.clear());

const model = z.object({
  name: z.string(),
  company: z.string(),
  fee: z.number().nullable(),
  open: z.boolean(),
  password: z.string(),
});
type Values = z.output<typeof model>;

const GROUPS: readonly FieldGroup<Values>[] = [
  {
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'company', label: 'Company' },
      { kind: 'rupees', name: 'fee', label: 'Fee' },
      { kind: 'tick', name: 'open', label: 'Open' },
      { kind: 'password', name: 'password', label: 'Password' },
    ],
  },
];
const stored = { id: 'p1', name: 'Zoo', company: 'Deccan', fee: 12_000, open: true, extra: 'x' };

function edit(change = vi.fn(async (_: QueryClient, __: string, ___: object): Promise<object> => stored)) {
  const close = vi.fn();
  const records = { noun: 'parks', add: vi.fn(), change, remove: vi.fn() } as unknown as RecordMutations<Values>;
  const texts = { add: 'Add', added: 'Added.', updated: 'Updated.' };
  render(
    <RecordForm
      records={records}
      record={stored}
      texts={texts}
      model={model}
      groups={GROUPS}
      valuesOf={(record) => ({ ...(record ?? stored), password: '' })}
      close={close}
    />,
  );
  return { change, close, bodies: () => change.mock.calls.map(([, , body]) => body) };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** The line that tells of a field that both changed. */
const said = (label: string) => screen.getByText(label, { selector: '.meanwhile b' }).parentElement?.textContent;

/** The server's words when Ravi has changed the record meanwhile. */
const changedMeanwhile = (now: object, ...fields: string[]) =>
  new AppError('CHANGED_MEANWHILE', 'Ravi has changed this since you opened it.', {
    issues: fields.map((name) => ({ field: name, message: 'This has been changed since you opened it.' })),
    now: { ...stored, ...now },
    data: { changedBy: 'Ravi', changedAt: '2027-01-04T06:30:00.000Z' },
  });

test('only what was changed is sent, with what it was', async () => {
  const { bodies, close } = edit();
  await type('Fee', '150');
  await save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(bodies()).toEqual([{ fee: 15_000, was: { fee: 12_000 } }]);
});

test('a password that was typed goes along, and nothing is said of what it was', async () => {
  const { bodies, close } = edit();
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(bodies()).toEqual([{ password: 'correct horse', was: {} }]);
});

test('what both changed is told with theirs beside mine; Save keeps mine on top of what was seen', async () => {
  const { change, bodies, close } = edit();
  change.mockRejectedValueOnce(changedMeanwhile({ name: 'Big Zoo', company: 'Pune Parks', open: false }, 'name'));
  await type('Name', 'Small Zoo');
  await save();
  expect(
    await screen.findByText(/^Ravi changed this on Mon, 4 Jan 2027, 12:00 pm, after you had begun\./),
  ).toBeDefined();
  expect(said('Name')).toBe('Name: yours “Small Zoo”, theirs “Big Zoo”');
  expect([field('Name').value, field('Company').value]).toEqual(['Small Zoo', 'Pune Parks']);
  await save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(bodies().at(-1)).toEqual({ name: 'Small Zoo', was: { name: 'Big Zoo' } });
});

test('theirs is taken field by field, and what else was typed stays', async () => {
  const { change, bodies, close } = edit();
  change.mockRejectedValueOnce(changedMeanwhile({ name: 'Big Zoo', fee: 20_000 }, 'name', 'fee'));
  await type('Name', 'Small Zoo');
  await type('Fee', '150');
  await save();
  const take = await screen.findByRole('button', { name: 'Take theirs: Fee' });
  expect(said('Fee')).toBe('Fee: yours ₹150, theirs ₹200');
  await userEvent.click(take);
  expect([field('Fee').value, field('Name').value]).toEqual(['200', 'Small Zoo']);
  await save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(bodies().at(-1)).toEqual({ name: 'Small Zoo', was: { name: 'Big Zoo' } });
});

test('a draft whose field somebody else has changed since says so when it is gone on with', async () => {
  signInHere('asha');
  edit();
  await type('Name', 'Small Zoo');
  cleanup();
  const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) as string;
  localStorage.setItem(
    key,
    (localStorage.getItem(key) as string).replace('"before":{"name":"Zoo"}', '"before":{"name":"Old"}'),
  );
  edit();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(field('Name').value).toBe('Small Zoo');
  expect(said('Name')).toBe('Name: yours “Small Zoo”, theirs “Zoo”');
});
