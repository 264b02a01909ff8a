import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askedOf } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { address, openFilters } from '#web/console/kit/testing/opened-filters.tsx';
import { ownParkSearch, ticketSearch } from './search-filters.ts';

test('what the address asks is read, and nonsense in it is nothing', () => {
  const read = (address: string) => askedOf(ticketSearch, new URLSearchParams(address));
  const visits = 'visitFrom=2027-01-04&visitTo=2027-01-05&scanned=no&coupon=SAVE';
  expect(read(`park=p1&status=paid&q=98&gateway=paytm&date=2027-01-02&${visits}`)).toEqual({
    parkId: 'p1',
    status: 'paid',
    text: '98',
    gateway: 'paytm',
    date: '2027-01-02',
    visit: { from: '2027-01-04', to: '2027-01-05' },
    scanned: 'no',
    couponCode: 'SAVE',
  });
  expect(read('status=rich&gateway=cash&date=2027-02-30&visitFrom=soon&scanned=perhaps')).toEqual({
    parkId: null,
    status: null,
    text: null,
    gateway: null,
    date: null,
    visit: { from: '', to: '' },
    scanned: null,
    couponCode: null,
  });
});

const at = (query: string) => openFilters(ownParkSearch, query);

test('the statuses offered are those of the product; inspectors are not asked for a park', () => {
  at('/');
  const offered = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);
  expect(offered('Payment Status')).toEqual(['All', 'PENDING', 'Success', 'Aborted', 'Awaited', 'Failure']);
  expect(offered('Gateway')).toEqual(['All', 'CCAvenue', 'Paytm']);
  expect(screen.queryByLabelText('Park')).toBeNull();
});

test('each filter of the address is told in words, and is taken away by itself; the box stands on its own', async () => {
  at('/?page=3&size=100&status=awaited&gateway=paytm&q=98765&date=2020-01-02');
  const told = within(screen.getByRole('list', { name: 'Filtered by' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Payment Status: Awaited',
    'Gateway: Paytm',
    'Date: Thu, 2 Jan 2020',
    'Clear all',
  ]);
  await userEvent.click(told.getByRole('button', { name: 'Remove filter: Gateway Paytm' }));
  expect(address()).toBe('?size=100&status=awaited&q=98765&date=2020-01-02');
  expect(screen.getByLabelText<HTMLSelectElement>('Gateway').value).toBe('');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove filter: Date Thu, 2 Jan 2020');
  await userEvent.click(told.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('?size=100&q=98765');
  expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Search');
});
