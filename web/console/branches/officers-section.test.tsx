import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Branch, type BranchFields, branchFieldsModel } from '#contract/branches/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { OfficerRows, OfficersDialog } from './officers-section.tsx';

const sunil = { counterNumber: '1', name: 'Sunil Das', mobile: '9876500001' };
const meera = { counterNumber: '2', name: 'Meera Iyer', mobile: '' };
const abids: Branch = {
  id: 'b1',
  organisationId: 'o1',
  createdAt: new Date(0),
  name: 'Abids',
  code: 'HYD-1',
  gateway: 'ccav',
  merchantId: '',
  published: true,
  active: true,
  closed: false,
  town: '',
  daysOff: [],
  officers: [sunil, meera],
};

let held: BranchFields['officers'];
function Rows({ officers }: { officers: BranchFields['officers'] }) {
  const initial: BranchFields = { ...abids, officers };
  const form = useForm({ initial, model: branchFieldsModel, send: async () => undefined, done: () => undefined });
  held = form.values.officers;
  return <OfficerRows form={form} />;
}
const names = () => screen.getAllByLabelText<HTMLInputElement>('Officer name').map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an officer is added below the others and filled in row by row', async () => {
  render(<Rows officers={[sunil]} />);
  await press('Add officer');
  const row = within(screen.getByRole('group', { name: 'Officer 2' }));
  await userEvent.type(row.getByLabelText('Counter number'), '2');
  await userEvent.type(row.getByLabelText('Officer name'), 'Meera Iyer');
  expect(held).toEqual([sunil, meera]);
});

test('removing takes the row that was meant, and the only one is emptied instead', async () => {
  render(<Rows officers={[sunil, meera]} />);
  await press('Remove officer 1');
  expect(names()).toEqual(['Meera Iyer']);
  await press('Remove officer 1');
  expect(held).toEqual([{ counterNumber: '', name: '', mobile: '' }]);
  expect(names()).toEqual(['']);
  expect(document.activeElement).toBe(screen.getByLabelText('Counter number'));
});

test('the officers are listed with counter, name and a number that can be called', () => {
  render(<OfficersDialog branch={abids} close={() => undefined} />);
  const dialog = within(screen.getByRole('dialog', { name: /Officers of Abids/ }));
  expect(dialog.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Officer Name', 'Officer Number', 'Counter'],
    ['Sunil Das', '9876500001', '1'],
    ['Meera Iyer', '–', '2'],
  ]);
  expect(dialog.getByRole('link', { name: '9876500001' }).getAttribute('href')).toBe('tel:9876500001');
});

test('a branch without officers says how they are entered', () => {
  render(<OfficersDialog branch={{ ...abids, officers: [] }} close={() => undefined} />);
  expect(screen.getByText('No officers are entered yet. Add them with Edit.')).toBeDefined();
});
