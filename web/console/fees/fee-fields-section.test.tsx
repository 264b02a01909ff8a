// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CATEGORIES, noFees } from '#contract/fees/rules.ts';
import { type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { useForm } from '#web/console/ui/form-state.ts';
import { categoriesFor, FeeFields, withFee } from './fee-fields-section.tsx';

afterEach(cleanup);

const sold = { offered: true, price: 100_00 };
let held: ParkFields['fees'];

function Form() {
  const form = useForm({
    initial: parkFieldsModel.parse({ name: 'Lotus', location: 'Hyderabad', merchantId: '900001', fees: noFees() }),
    model: parkFieldsModel,
    send: async () => undefined,
    done: () => undefined,
  });
  held = form.values.fees;
  return <FeeFields form={form} />;
}
const tick = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const fee = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${label} fee` });

test('each category has a tick, in the order of every form; the add-on only beside a Family', () => {
  expect(categoriesFor(noFees())).toHaveLength(CATEGORIES.length - 1);
  expect(categoriesFor({ ...noFees(), family: sold }).at(-1)?.key).toBe('familyAddon');
});

test('taking the Family away takes the add-on out of the sale and keeps its price in store', () => {
  const fees = { ...noFees(), family: sold, familyAddon: { offered: true, price: 70_00 } };
  expect(withFee(fees, 'family', { offered: false }).familyAddon).toEqual({ offered: false, price: 70_00 });
  expect(withFee(fees, 'adult', { offered: true }).familyAddon.offered).toBe(true);
});

test('a fee opens with its tick and is typed in rupees', async () => {
  render(<Form />);
  expect(fee('Adult').disabled).toBe(true);
  await userEvent.click(tick('Adult'));
  await userEvent.type(fee('Adult'), '120.50');
  expect(held.adult).toEqual({ offered: true, price: 120_50 });
});

test('the camera is called Video Camera in the form', () => {
  render(<Form />);
  expect(tick('Video Camera').checked).toBe(false);
});

test('the add-on comes and goes with the Family', async () => {
  render(<Form />);
  expect(screen.queryByRole('checkbox', { name: 'Family Addon' })).toBeNull();
  await userEvent.click(tick('Family'));
  await userEvent.click(tick('Family Addon'));
  await userEvent.click(tick('Family'));
  expect(held.familyAddon.offered).toBe(false);
});
