import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ABIDS, aBranch, aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { BranchPage } from './branch-page.tsx';

const branchOf = (number: number) => aBranch(`b${number}x`, `Branch ${number}`, { branchCode: `HYD-${number}` });
const B1 = ABIDS._id;
const deskOf = (number: number, branch: string) => ({
  ...aRecord(`c${number}x`),
  branchId: branch,
  branchName: 'Abids',
  counterNumber: String(number),
  counterUsername: `Desk ${number}`,
  counterMobile: `900000030${number}`,
  status: true,
});

const LISTS: Record<string, object[]> = {
  '/branch/get': [ABIDS, ...Array.from({ length: 11 }, (_, index) => branchOf(index + 2))],
  '/counterlogin/list': [deskOf(1, B1), deskOf(2, B1), deskOf(3, idOf('b2x'))],
};
const answer = ({ method, url }: ServedCall): unknown =>
  LISTS[url] ??
  (method === 'DELETE' ? { _id: B1, id: B1, deleted: true } : url.includes('counter') ? deskOf(1, B1) : ABIDS);

/** Gives what was asked beside the lists. */
async function open(path = '/app/branch') {
  const { asked } = await openServed({ path, element: <BranchPage />, answer });
  const changes = () =>
    asked.filter(({ url }) => !LISTS[url]).map(({ method, url, body }) => ({ call: `${method} ${url}`, body }));
  return { changes };
}

test('every branch is shown, under the name of the menu', async () => {
  await open();
  await waitFor(() => expect(rowNames()).toHaveLength(12));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Branch');
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
});

test('View opens the officers of its branch', async () => {
  await open();
  await press('View the officers of Abids');
  const dialog = within(await screen.findByRole('dialog', { name: /Officers of Abids/ }));
  expect(dialog.getByRole('rowheader').textContent).toBe('Sunil Das');
});

test('a counter is switched off and keeps its password', async () => {
  const { changes } = await open(`/app/branch?branch=${B1}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Desk 1 is active' }));
  expect(await screen.findByText('Status Updated Successfully.')).toBeDefined();
  expect(changes()).toEqual([
    expect.objectContaining({ call: `PUT /counterlogin/${idOf('c1x')}`, body: { status: false } }),
  ]);
});

test('a counter is deleted only after the question', async () => {
  const { changes } = await open(`/app/branch?branch=${B1}`);
  await press('Delete Desk 2');
  expect(await screen.findByRole('alertdialog', { name: 'Delete Desk 2?' })).toBeDefined();
  expect(changes()).toEqual([]);
  await press('Delete');
  expect(await screen.findByText('Desk 2 is deleted.')).toBeDefined();
  expect(changes()).toEqual([{ call: `DELETE /counterlogin/${idOf('c2x')}`, body: {} }]);
});
