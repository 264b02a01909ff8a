import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { CustomDates, withDates } from './custom-dates-section.tsx';

let held: ParkFields;
function Form({ dates }: { dates: string[] }) {
  const initial = {
    ...parkFieldsModel.parse({ name: 'Lotus', location: 'Hyderabad', merchantId: '900001', fees: noFees() }),
    customDatesEnabled: dates.length > 0,
    customDates: dates,
  };
  const form = useForm({ initial, model: parkFieldsModel, send: async () => undefined, done: () => undefined });
  held = form.values;
  return <CustomDates form={form} />;
}
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Enable Custom Booking Dates' });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add date' });
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a date is listed once, soonest first', () => {
  expect(withDates(['2027-01-05', '2027-01-09'], ['2027-01-02'])).toEqual(['2027-01-02', '2027-01-05', '2027-01-09']);
  expect(withDates(['2027-01-05'], ['2027-01-05'])).toEqual(['2027-01-05']);
});

test('dates are asked for only when they are enabled', async () => {
  render(<Form dates={[]} />);
  expect(screen.queryByLabelText('Date')).toBeNull();
  await userEvent.click(tick());
  expect(screen.getByText('No dates yet. Without dates every open day can be booked.')).toBeDefined();
});

test('a whole date can be added, and the box is empty for the next', async () => {
  render(<Form dates={['2027-01-05']} />);
  expect(add().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-01-02' } });
  await userEvent.click(add());
  expect(listed()).toEqual(['Sat, 2 Jan 2027', 'Tue, 5 Jan 2027']);
  expect(add().disabled).toBe(true);
});

test('a date is removed by its own button', async () => {
  render(<Form dates={['2027-01-02', '2027-01-05']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sat, 2 Jan 2027' }));
  expect(held.customDates).toEqual(['2027-01-05']);
});

test('unticking clears the list', async () => {
  render(<Form dates={['2027-01-02']} />);
  await userEvent.click(tick());
  expect([held.customDatesEnabled, held.customDates]).toEqual([false, []]);
});

test('many dates are one line that counts them, until it is opened', () => {
  render(<Form dates={Array.from({ length: 13 }, (_, at) => `2027-01-${10 + at}`)} />);
  const fold = screen.getByText('13 days, Sun, 10 Jan 2027 – Fri, 22 Jan 2027').closest('details');
  expect([fold?.open, listed().length]).toEqual([false, 13]);
});
