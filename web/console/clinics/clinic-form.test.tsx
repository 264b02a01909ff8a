import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { doctorsQuery } from '#web/console/doctors/queries.ts';
import { SANJEEVANI } from '#web/console/kit/testing/factory.ts';
import { openRecord } from '#web/console/kit/testing/opened-list.tsx';
import { specializationsQuery } from '#web/console/specializations/queries.ts';
import { ClinicForm } from './clinic-form.tsx';

const clinic: StoredClinic = {
  ...SANJEEVANI,
  doctorIds: ['d1', 'd2'],
  closesAt: '13:00',
  fee: 300_00,
  bookingDays: 3,
  specialization: 'Ayurveda',
  gateway: 'paytm',
  merchantId: 'M7',
};
const DOCTORS = [
  { id: 'd1', name: 'Dr Meera Nair' },
  { id: 'd2', name: 'Dr Asha Rao' },
];
const SPECIALIZATIONS = [
  { id: 's1', name: 'Skin', active: true },
  { id: 's2', name: 'Ayurveda', active: false },
  { id: 's3', name: 'Eye', active: false },
];

/** The form, with what it chooses from already fetched. */
function open(record: StoredClinic | null, doctors: typeof DOCTORS = DOCTORS): void {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(doctorsQuery.queryKey, doctors as never);
  cache.setQueryData(specializationsQuery.queryKey, SPECIALIZATIONS as never);
  openRecord(ClinicForm, record, cache);
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save( and publish)?$/ }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choices = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

test('an empty form tells every required field in the words of the product', async () => {
  open(null);
  await save();
  for (const text of [
    'clinic Name is required',
    'doctor name is required',
    'city is required',
    'area is required',
    'address is required',
    'startTime is required',
    'endTime is required',
    'tokens is required',
    'fee is required',
  ])
    expect(screen.getByText(text, { exact: false })).toBeDefined();
});

test('fee, tokens and days take only digits', async () => {
  open(clinic);
  for (const [label, typed] of [
    ['Fee', '99.50'],
    ['Tokens a day', 'many'],
    ['Days ahead', '-1'],
  ] as const) {
    await userEvent.clear(box(label));
    await userEvent.type(box(label), typed);
  }
  await save();
  expect(screen.getAllByText('Must be only digits')).toHaveLength(3);
});

test('the doctor is one of the organisation’s, or a new name', async () => {
  open(null);
  expect(choices('Doctor')).toEqual(['Choose a doctor', 'Dr Meera Nair', 'Dr Asha Rao', 'A new doctor…']);
  expect(screen.queryByLabelText('Doctor Name')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Doctor'), 'A new doctor…');
  await save();
  expect(box('Doctor Name').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box('Doctor Name'), 'Dr New');
  expect(screen.queryByText('doctor name is required')).toBeNull();
});

test('an organisation without doctors is asked for a name at once', () => {
  open(null, []);
  expect(screen.queryByLabelText('Doctor')).toBeNull();
  expect(box('Doctor Name').value).toBe('');
});

test('every other doctor can be ticked, and the clinic’s own needs no tick', async () => {
  open(clinic);
  expect(screen.queryByRole('checkbox', { name: 'Dr Meera Nair' })).toBeNull();
  const asha = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dr Asha Rao' });
  expect(asha.checked).toBe(true);
  await userEvent.click(asha);
  expect(asha.checked).toBe(false);
});

test('specializations are the active ones, and the one that the clinic has', () => {
  open(clinic);
  expect(choices('Specialization')).toEqual(['None', 'Ayurveda', 'Skin']);
});

test('a stored clinic is opened with what it holds; times are asked in steps of five minutes', () => {
  open(clinic);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sanjeevani');
  expect(['Fee', 'Tokens a day', 'Days ahead', 'MID'].map((label) => box(label).value)).toEqual([
    '300',
    '40',
    '3',
    'M7',
  ]);
  expect(screen.getByLabelText<HTMLSelectElement>('Payment').selectedOptions[0]?.text).toBe('Paytm (wallet)');
  expect(['Start Time', 'End Time'].map((label) => box(label).step)).toEqual(['300', '300']);
});

test('a doctor who was deleted since still stands in the clinic', () => {
  open(clinic, [{ id: 'd2', name: 'Dr Asha Rao' }]);
  expect(screen.getByLabelText<HTMLSelectElement>('Doctor').selectedOptions[0]?.text).toBe('Dr Meera Nair');
});

test('an end before the start is told together with what is missing, and goes when the start is put right', async () => {
  open(clinic);
  const message = 'Please enter an end time that is after the start time';
  await userEvent.clear(box('City'));
  fireEvent.change(box('Start Time'), { target: { value: '13:30' } });
  await save();
  expect(screen.getByText('city is required')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
  fireEvent.change(box('Start Time'), { target: { value: '08:00' } });
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('city is required')).toBeDefined();
});
