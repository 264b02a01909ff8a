import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type DoctorFields, doctorFieldsModel } from '#contract/doctors/model.ts';
import type { BookedKind } from '#contract/offerings/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { FormFields } from '#web/console/kit/forms/form-fields.tsx';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { daysOffField } from './days-off-field.tsx';

function Form({ kind, id }: { kind: BookedKind; id?: string }) {
  const initial = { name: 'Dr Rao', daysOff: ['2027-01-05'] };
  const form = useForm({ initial, model: doctorFieldsModel, send: async () => undefined, done: () => undefined });
  return <FormFields group={{ fields: [daysOffField<DoctorFields>(kind, id)] }} form={form} />;
}

const open = (kind: BookedKind, bookings: number, id?: string) =>
  openServed({ path: '/app/doctor', element: <Form kind={kind} id={id} />, answer: () => ({ bookings }) });
const type = (day: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });

test('before a day is added it is said how many bookings stand on it; then it stands in the list', async () => {
  const { asked } = await open('clinic', 12, idOf('k'));
  screen.getByRole('group', { name: 'Days off' });
  type('2027-01-02');
  await screen.findByText('12 bookings stand on this day. They stay valid until you move or refund them.');
  expect(asked.map(({ url }) => url)).toEqual([`/offering/clinic/${idOf('k')}/standing?day=2027-01-02`]);
  await press('Add date');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sat, 2 Jan 2027',
    'Tue, 5 Jan 2027',
  ]);
});

test('a day of a batch concerns all who have a place; where nobody has one, or nothing is stored yet, nothing is said', async () => {
  await open('coaching', 1, idOf('m'));
  type('2027-01-02');
  await screen.findByText(
    '1 booking stands, which this day concerns. They stay as they are: please tell these people.',
  );
  cleanup();
  const { asked } = await open('park', 3);
  type('2027-01-02');
  expect(asked).toEqual([]);
});

test('leave of several days is entered, told, shown and removed as one', async () => {
  await open('doctor', 2, idOf('d'));
  type('2027-01-02');
  fireEvent.change(screen.getByLabelText('Last day, if several'), { target: { value: '2027-01-04' } });
  const notes = () => screen.queryAllByText(/^(Sat, 2|Sun, 3|Mon, 4) Jan 2027: 2 bookings stand on this day/);
  await waitFor(() => expect(notes()).toHaveLength(3));
  await press('Add date');
  expect(screen.getByRole('listitem').textContent).toBe('Sat, 2 Jan 2027 – Tue, 5 Jan 2027');
  await press('Remove Sat, 2 Jan 2027 – Tue, 5 Jan 2027');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
