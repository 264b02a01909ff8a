import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aRecord } from '#web/console/kit/testing/factory.ts';
import { openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { SpecializationPage } from './specialization-page.tsx';

let skin: Record<string, unknown>;
let sent: unknown[];
/** The words with which changes are refused; the answer waits until it is let go, as on a slow network. */
let no: string | null;
let answers: (() => void)[];

async function answer({ method, url, body }: ServedCall): Promise<unknown> {
  if (url.endsWith('/get')) return [skin];
  sent.push([method, body]);
  if (no) {
    await new Promise<void>((go) => answers.push(go));
    return refusal(no);
  }
  skin = { ...skin, ...body };
  return skin;
}

beforeEach(async () => {
  [sent, no, answers] = [[], null, []];
  skin = { ...aRecord('1'), status: true, specilization: 'Skin' };
  await openServed({ path: '/app/specilization', element: <SpecializationPage />, answer });
  await screen.findByText('Skin');
});

const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Skin is active' });

test('the switch changes Active to In Active', async () => {
  await userEvent.click(shown());
  await said('Status Updated Successfully.');
  expect(sent).toEqual([['PUT', { status: false }]]);
  expect(screen.getByText('In Active')).toBeDefined();
});

test('a switch that the server refuses goes back, and the reason is told', async () => {
  no = 'Clinics use this specialization.';
  await userEvent.click(shown());
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(shown().checked).toBe(false);
  answers[0]?.();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(no));
  expect(shown().checked).toBe(true);
});

test('a specialization is added as active, in the names of the API', async () => {
  await press('Add Specialization');
  await press('Save');
  expect(screen.getByText('specialization is required')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Specialization'), 'Eye');
  await press('Save');
  await said('Specilization Added Successfully.');
  expect(sent).toEqual([['POST', { specilization: 'Eye', status: true }]]);
});

test('a name is changed, and the status can be changed with it', async () => {
  await press('Edit Skin');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'In Active');
  await press('Save');
  await said('Specilization Updated Successfully.');
  expect(sent).toEqual([['PUT', { status: false, was: { status: true } }]]);
});
