import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { CategoryPage } from './category-page.tsx';

const zoos = { _id: idOf('z'), id: idOf('z'), name: 'Zoos', status: true, createdAt: '2027-01-02T00:00:00Z' };

const open = (write: (asked: ServedCall) => unknown) =>
  openServed({
    path: '/app/categories',
    element: <CategoryPage />,
    answer: (asked) => (asked.method === 'GET' ? [zoos] : write(asked)),
  });

test('a category is added, renamed and switched off, in the names of the API', async () => {
  const { asked } = await open(({ body }) => ({ ...zoos, ...body }));
  await waitFor(() => expect(rowNames()).toEqual(['Zoos']));
  await press('Add Category');
  await press('Save');
  expect(screen.getByText('category name is required')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Category'), 'Forts');
  await press('Save');
  await said('Category Added Successfully.');
  await press('Edit Zoos');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'In Active');
  await press('Save');
  await said('Category Updated Successfully.');
  const sent = asked.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
  expect(sent).toEqual([
    ['POST', '/category/add', { name: 'Forts', status: true }],
    ['PUT', `/category/${zoos._id}`, { status: false, was: { status: true } }],
  ]);
});

test('a name that is there already is refused in the words of the server', async () => {
  await open(() => refusal('This category is in the list already.', [{ field: 'name', message: 'Already there' }]));
  await press('Add Category');
  await userEvent.type(await screen.findByLabelText('Category'), 'Zoos');
  await press('Save');
  await said('This category is in the list already.');
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('nothing is deleted as long as it can be taken back', async () => {
  const { asked } = await open(() => ({ _id: zoos._id, id: zoos._id, deleted: true }));
  await press('Delete Zoos');
  await said('Zoos is going to be deleted.');
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  await press('Delete it now');
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});
