import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { ActivityPage } from './activity-page.tsx';

const ZOO = idOf('zoo');
const entry = {
  ...aRecord('e1', 'zoo'),
  organisationName: 'Zoo',
  recordId: idOf('p1'),
  createdAt: '2027-01-04T06:30:00.000Z',
  accountId: ZOO,
  accountName: 'Asha Rao',
  role: 'owner',
  noun: 'park',
  recordName: 'Sarovar',
  action: 'changed',
  changes: { name: { from: 'Lake', to: 'Sarovar' }, note: { from: null, to: 'x' } },
};

let entries: object[] = [entry];
let listComes = Promise.resolve();
const answer = async ({ url }: ServedCall) => {
  if (url.startsWith('/audit/accounts')) return [{ accountId: ZOO, accountName: 'Asha Rao', role: 'owner' }];
  if (!url.startsWith('/audit/list')) return [];
  await listComes;
  return entries;
};
const open = (role: 'owner' | 'admin', search = '') => {
  const path = `/app/activity${search}`;
  return openServed({ path, element: <ActivityPage />, user: { role, organisationId: ZOO }, answer });
};
const askedFor = (asked: ServedCall[]) =>
  asked.flatMap(({ url }) =>
    url.startsWith('/audit/list') ? [Object.fromEntries(new URL(url, 'http://t').searchParams)] : [],
  );

test('the changes of one record stand alone, under its newest name', async () => {
  entries = [entry];
  const { asked } = await open('owner', `?record=${idOf('p1')}`);
  await screen.findByRole('heading', { name: 'Changes of Sarovar' });
  expect(askedFor(asked)[0]).toMatchObject({ recordId: idOf('p1') });
  expect(screen.getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe('/app/activity');
});

const accountsCome = () =>
  waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Who').options).toHaveLength(2));

test('the filters stand in the address, and the server narrows by them from the first page', async () => {
  entries = [entry];
  const { asked, search } = await open('owner', '?page=3&size=100&from=nonsense');
  await accountsCome();
  expect(askedFor(asked)).toEqual([{ page: '3', limit: '100' }]);
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Asha Rao (Owner)');
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Park');
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '2027-01-01');
  await press('Search');
  const narrowed = { noun: 'park', accountId: ZOO, startDate: '2027-01-01' };
  await waitFor(() => expect(askedFor(asked).at(-1)).toEqual({ ...narrowed, page: '1', limit: '100' }));
  expect(search()).toBe(`?size=100&from=2027-01-01&who=${ZOO}&what=park`);
  await press('Clear all');
  await waitFor(() => expect(search()).toBe('?size=100'));
});

test('who is chosen before the list has come stays chosen, though the page of the address is past its end', async () => {
  entries = [entry];
  const release = Promise.withResolvers<void>();
  listComes = release.promise;
  const { asked, search } = await open('owner', '?page=3&size=100');
  await accountsCome();
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Asha Rao (Owner)');
  release.resolve();
  await waitFor(() => expect(search()).toBe('?size=100'));
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe(ZOO);
  await press('Search');
  await waitFor(() => expect(askedFor(asked).at(-1)).toMatchObject({ accountId: ZOO }));
});

test('a history without changes says what will stand there', async () => {
  entries = [];
  await open('owner');
  await screen.findByText(/^No changes yet/);
});

test('filters that find nothing are not taken for an empty history', async () => {
  entries = [];
  await open('owner', '?what=coupon');
  await screen.findByText('No changes match these filters.');
});
