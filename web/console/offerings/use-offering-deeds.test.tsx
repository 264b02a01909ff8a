import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BatchPage } from '#web/console/coaching-batches/batch-page.tsx';
import { MATHS } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, said } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';

type Batch = typeof MATHS;
interface Sent {
  changes: { id: string; was: object; to: object }[];
}

const batchOf = (name: string, more: object = {}) =>
  ({ ...MATHS, _id: idOf(name.toLowerCase()), id: idOf(name.toLowerCase()), batchName: name, ...more }) as Batch;

let batches: Batch[];
let refused: { id: string; message: string }[];
beforeEach(() => {
  refused = [];
});

/** Changes the batches that are not refused. */
const answer = ({ url, body }: ServedCall) => {
  if (url !== '/offering/coaching/many') return url === '/coaching/get' ? batches : [];
  const changes = (body as unknown as Sent).changes.filter(({ id }) => !refused.some((one) => one.id === id));
  const to = new Map(changes.map((one) => [one.id, one.to]));
  batches = batches.map((one) => ({ ...one, ...to.get(one._id) }) as Batch);
  return { done: [...to.keys()], unchanged: refused };
};

async function open(...rows: Batch[]) {
  batches = rows;
  const { asked } = await openServed({ path: '/app/coaching', element: <BatchPage />, answer });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'All on this page' }));
  return () => asked.filter(({ url }) => url.endsWith('/many')).map(({ body }) => (body as unknown as Sent).changes);
}

test('drafts are put on sale by one call, both counts are said with the reason of one that is not, and Undo gives the others back', async () => {
  refused = [{ id: idOf('two'), message: 'in take is required' }];
  const sent = await open(batchOf('One', { published: false }), batchOf('Two', { published: false }));
  await press('Put on sale');
  await said('On sale now: 1 batch.');
  const report = within(screen.getByRole('region', { name: 'What you have chosen' }));
  expect(report.getByText('1 of 2 could not be put on sale. The other one is.')).toBeDefined();
  expect(report.getByText(/in take is required/).textContent).toBe('Two: in take is required');
  await press('Undo');
  await said('As before: 1 batch.');
  const [put, back] = sent();
  expect(put).toHaveLength(2);
  expect(back).toEqual([
    { id: idOf('one'), was: { published: true, active: true }, to: { published: false, active: true } },
  ]);
});

test('old prices stand beside new ones, in whole rupees, before anything changes', async () => {
  const sent = await open(batchOf('One', { fee: 499 }), batchOf('Two', { fee: 0 }));
  await press('Change prices');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the prices of 2 batches' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change prices' }));
  expect(await dialog.findByText('Please say by how many per cent, such as 10.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Per cent'), '10');
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['NameOldNew', 'One ₹499₹549']);
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 price' }));
  await said('New prices: 1 batch.');
  expect(sent()).toEqual([[{ id: idOf('one'), was: { fee: 499 }, to: { fee: 549 } }]]);
});

test('a price does not fall below nothing', async () => {
  const sent = await open(batchOf('One', { fee: 100 }));
  await press('Change prices');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Change'), 'Lower by ₹');
  await userEvent.type(dialog.getByLabelText('Rupees'), '150');
  expect(dialog.getByText('Below ₹0')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 price' }));
  expect(await dialog.findByText('A price would fall below nothing. Please lower them by less.')).toBeDefined();
  await waitFor(() => expect(sent()).toEqual([]));
});
