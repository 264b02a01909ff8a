import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CATEGORIES, noFees } from '#contract/fees/rules.ts';
import { type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { categoriesFor, FeeFields, feeParts, withFee } from './fee-fields-section.tsx';

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

test('each category can be sold, in the order of every form; the add-on only beside a Family', () => {
  expect(categoriesFor(noFees())).toHaveLength(CATEGORIES.length - 1);
  expect(categoriesFor({ ...noFees(), family: sold }).at(-1)?.key).toBe('familyAddon');
});

test('taking the Family away takes the add-on out of the sale and keeps its price in store', () => {
  const fees = { ...noFees(), family: sold, familyAddon: { offered: true, price: 70_00 } };
  expect(withFee(fees, 'family', { offered: false }).familyAddon).toEqual({ offered: false, price: 70_00 });
  expect(withFee(fees, 'adult', { offered: true }).familyAddon.offered).toBe(true);
});

test('every kind of ticket has a row, whose fee opens with its tick and is typed in rupees', async () => {
  render(<Form />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(17);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').every(({ disabled }) => disabled)).toBe(true);
  await userEvent.click(tick('Adult'));
  await userEvent.type(fee('Adult'), '120.50');
  expect(held.adult).toEqual({ offered: true, price: 120_50 });
  expect(fee('Child').disabled).toBe(true);
  await userEvent.click(tick('Family'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(18);
  expect(fee('Family Addon').disabled).toBe(true);
});

test('who unticks a kind keeps its fee in store', async () => {
  render(<Form />);
  await userEvent.click(tick('Adult'));
  await userEvent.type(fee('Adult'), '120');
  await userEvent.click(tick('Adult'));
  expect(fee('Adult').disabled).toBe(true);
  expect(held.adult).toEqual({ offered: false, price: 120_00 });
});

test('Enter and the arrows lead from fee to fee in the order of every form', async () => {
  render(<Form />);
  for (const label of ['Walker', 'Adult', 'Child']) await userEvent.click(tick(label));
  fee('Adult').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(fee('Child'));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(fee('Adult'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(fee('Walker'));
});

test('the camera is called Video Camera in the form', () => {
  render(<Form />);
  expect(tick('Video Camera')).toBeDefined();
});

test('the add-on comes and goes with the Family', async () => {
  render(<Form />);
  expect(screen.queryByRole('checkbox', { name: 'Family Addon' })).toBeNull();
  await userEvent.click(tick('Family'));
  await userEvent.click(tick('Family Addon'));
  await userEvent.click(tick('Family'));
  expect(held.familyAddon.offered).toBe(false);
  expect(screen.queryByRole('checkbox', { name: 'Family Addon' })).toBeNull();
});

test('where two changed a fee, each is told by the kind of ticket, in rupees or as not sold', () => {
  const fees = noFees();
  fees.adult = { offered: true, price: 14_000 };
  const said = (path: string) => `${feeParts.partOf(path)}: ${feeParts.inWords({ fees }, path)}`;
  expect([said('fees.adult.price'), said('fees.child.offered')]).toEqual(['Adult: ₹140', 'Child: not sold']);
});
