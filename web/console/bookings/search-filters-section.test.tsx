// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { readFilters, SearchFilters } from './search-filters-section.tsx';

afterEach(cleanup);

test('what the address asks is read, and nonsense in it is nothing', () => {
  const read = (address: string) => readFilters(new URLSearchParams(address));
  expect(read('park=p1&status=paid&mobile=98&date=2027-01-02')).toEqual({
    parkId: 'p1',
    status: 'paid',
    mobile: '98',
    date: '2027-01-02',
  });
  expect(read('status=rich&date=2027-02-30')).toEqual({ parkId: null, status: '', mobile: '', date: '' });
});

const answer = {
  asking: false,
  dataUpdatedAt: 0,
  fetchStatus: 'idle',
  isPending: true,
  isPlaceholderData: false,
} as const;
const Address = () => <output aria-label="address">{useLocation().search}</output>;
const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchFilters withParks={false} answer={answer} />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('address').textContent;

test('the answer comes with Search, or with Enter in a field, not before', async () => {
  at('/?page=7&size=100&date=2027-01-01');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
  await userEvent.selectOptions(screen.getByLabelText('Payment Status'), 'Success');
  expect(address()).toBe('?page=7&size=100&date=2027-01-01');
  await userEvent.type(screen.getByLabelText('Mobile'), '98765{Enter}');
  expect(address()).toBe('?size=100&status=paid&mobile=98765');
});

test('Clear empties the fields and the address', async () => {
  at('/?status=awaited&mobile=98765');
  expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe('98765');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe('');
});

test('the statuses offered are those of the product; inspectors are not asked for a park', () => {
  at('/');
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['All', 'PENDING', 'Success', 'Aborted', 'Awaited', 'Failure']);
  expect(screen.queryByLabelText('Park')).toBeNull();
});
