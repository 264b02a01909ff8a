import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { render } from '#web/console/kit/testing/render.tsx';
import { useForm } from './form.tsx';
import { type FieldGroup, FormFields } from './form-fields.tsx';

interface Values {
  name: string;
  active: boolean;
  coupons: boolean;
  opensAt: string | null;
  capacity: number | null;
  gateway: string;
  fee: number | null;
  day: string | null;
  begins: Date | null;
}
const empty: Values = {
  name: '',
  active: true,
  coupons: false,
  opensAt: null,
  capacity: null,
  gateway: 'ccav',
  fee: null,
  day: null,
  begins: null,
};

const group: FieldGroup<Values> = {
  heading: 'The park',
  hint: 'As on the gate',
  fields: [
    { kind: 'text', name: 'name', label: 'Park Name', required: true },
    { kind: 'yes-no', name: 'active', label: 'Status', yes: 'Active', no: 'In Active' },
    { kind: 'tick', name: 'coupons', label: 'Enable Coupon' },
    { kind: 'time', name: 'opensAt', label: 'Start Timing', shown: ({ active }) => active },
    { kind: 'whole', name: 'capacity', label: 'Most people a day' },
    {
      kind: 'choice',
      name: 'gateway',
      label: 'Payment',
      options: [
        { value: 'ccav', label: 'Card' },
        { value: 'paytm', label: 'Wallet' },
      ],
    },
    { kind: 'rupees', name: 'fee', label: 'Fee' },
    { kind: 'day', name: 'day', label: 'Start Date' },
    { kind: 'instant', name: 'begins', label: 'From date' },
    { kind: 'own', name: 'note', render: ({ values }) => <p>{`Called ${values.name}`}</p> },
  ],
};

let held: Values;
function Form() {
  const form = useForm({ initial: empty, model: z.any(), send: async () => undefined, done: () => undefined });
  held = form.values;
  return <FormFields group={group} form={form} />;
}

test('a group is announced by its heading', () => {
  render(<Form />);
  expect(screen.getByRole('group', { name: 'The park' }).textContent).toContain('As on the gate');
});

test('each kind of field gives the form a value of its own type', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Park Name'), 'Zoo');
  await userEvent.click(screen.getByLabelText('Enable Coupon'));
  await userEvent.type(screen.getByLabelText('Most people a day'), '250');
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Wallet');
  await userEvent.type(screen.getByLabelText('Start Timing'), '09:30');
  await userEvent.type(screen.getByLabelText('Fee'), '120.50');
  fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2027-02-01' } });
  fireEvent.change(screen.getByLabelText('From date'), { target: { value: '10/1/2027' } });
  fireEvent.change(screen.getByLabelText('From date: time'), { target: { value: '18:00' } });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'In Active');
  expect(held).toEqual({
    name: 'Zoo',
    active: false,
    coupons: true,
    opensAt: '09:30',
    capacity: 250,
    gateway: 'paytm',
    fee: 120_50,
    day: '2027-02-01',
    begins: new Date('2027-01-10T12:30:00Z'),
  });
});

test('a date that is taken away again is nothing, not an empty text', () => {
  render(<Form />);
  for (const label of ['Start Date', 'From date']) {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(box, { target: { value: '01/02/2027' } });
    fireEvent.change(box, { target: { value: '' } });
  }
  expect([held.day, held.begins]).toEqual([null, null]);
});

test('a field that does not apply is not there, and comes back when it does', async () => {
  render(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'In Active');
  expect(screen.queryByLabelText('Start Timing')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Active');
  expect(screen.getByLabelText('Start Timing').getAttribute('step')).toBe('300');
});

test('a field of one’s own sees what the others hold', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Park Name'), 'Zoo');
  expect(screen.getByText('Called Zoo')).toBeDefined();
});
