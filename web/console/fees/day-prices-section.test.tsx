import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { DayPrices } from './day-prices-section.tsx';
import { dayPricesInWords } from './words.ts';

let held: ParkFields;
function Form({ dayPrices = [] }: { dayPrices?: ParkFields['dayPrices'] }) {
  const fees = { ...noFees(), adult: { offered: true, price: 10_000 } };
  const initial = parkFieldsModel.parse({
    name: 'Lotus',
    location: 'Hyderabad',
    merchantId: '900001',
    fees,
    dayPrices,
  });
  const form = useForm({ initial, model: parkFieldsModel, send: async () => undefined, done: () => undefined });
  held = form.values;
  return <DayPrices form={form} />;
}

test('a list of prices is added, named at once, with its days, a price for each kind that is sold, and taken away again', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Add prices of some days' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name, as Weekend or Diwali'));
  await userEvent.keyboard('Weekend');
  await userEvent.click(screen.getByLabelText('Saturday'));
  await userEvent.type(screen.getByLabelText('Adult'), '150');
  const weekend = {
    name: 'Weekend',
    from: null,
    until: null,
    weekdays: ['sat'],
    prices: [{ category: 'adult', price: 15_000 }],
  };
  expect(held.dayPrices).toEqual([weekend]);
  expect(screen.getByText('Usually ₹100')).toBeDefined();
  expect(screen.queryByLabelText('Child')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Adult'));
  expect(held.dayPrices[0]?.prices).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Weekend' }));
  expect(held.dayPrices).toEqual([]);
});

test('a list that is stored is one line, which says its days and prices', () => {
  const prices = [{ category: 'adult' as const, price: 15_000 }];
  render(<Form dayPrices={[{ name: 'Weekend', from: null, until: null, weekdays: ['sat', 'sun'], prices }]} />);
  expect(screen.getByText('Weekend (Saturday, Sunday): Adult ₹150').closest('details')?.open).toBe(false);
});

test('lists are told in words: their days, and what a kind costs then', () => {
  const season = { name: 'Summer', from: '2027-04-01', until: '2027-06-15', weekdays: ['sun' as const] };
  const date = { name: 'Holi', from: '2027-03-22', until: '2027-03-22', weekdays: [] };
  expect(
    dayPricesInWords([
      { ...season, prices: [{ category: 'adult', price: 12_050 }] },
      { ...date, prices: [{ category: 'camera', price: 0 }] },
    ]),
  ).toBe(
    'Summer (from Thu, 1 Apr 2027, until Tue, 15 Jun 2027, Sunday): Adult ₹120.50; Holi (Mon, 22 Mar 2027): Video Camera ₹0',
  );
});
