import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Inspector } from '#contract/inspectors/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { InspectorForm } from './inspector-form.tsx';

const ravi: Inspector = {
  id: 'u1',
  organisationId: 'o1',
  name: 'Ravi',
  email: 'ravi@zoo.example',
  phone: '9876543210',
  active: false,
  parkId: 'p2',
  supervisesGates: true,
  parkName: 'Lumbini Park',
  lastScanAt: null,
  lastGate: null,
  createdAt: new Date(0),
};

const PARKS = [
  { value: 'p1', label: 'Nehru Zoo' },
  { value: 'p2', label: 'Lumbini Park' },
];

function open(record: Inspector | null): void {
  render(<InspectorForm record={record} close={() => undefined} parks={PARKS} />);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('everything is required, in the words of the product', async () => {
  open(null);
  await save();
  for (const text of [
    'Name is required',
    'email is required',
    'phone is required',
    'password is required',
    'park name is required',
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test('the parks offered are those of the organisation', () => {
  open(null);
  const park = screen.getByLabelText<HTMLSelectElement>('Park');
  expect([...park.options].map(({ text }) => text)).toEqual(['Choose a park', 'Nehru Zoo', 'Lumbini Park']);
});

test('a short password and a wrong number are refused before they are sent', async () => {
  open(null);
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.type(screen.getByLabelText('Phone'), '98765');
  await save();
  expect(screen.getByText('Please use at least 8 characters')).toBeDefined();
  expect(screen.getByText('Must be exactly 10 digits')).toBeDefined();
});

test('a stored inspector is opened without a password, which then stays as it is', () => {
  open(ravi);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(screen.getByText('Leave it empty to keep the password.')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Park').value).toBe('p2');
  expect(screen.getByLabelText<HTMLInputElement>('Supervises gates').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Status').selectedOptions[0]?.text).toBe('In Active');
});
