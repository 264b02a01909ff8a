import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { parkColumns } from './park-columns.tsx';
import { parkValues } from './park-form.tsx';
import type { ParkRow } from './queries.ts';

const park: ParkRow = {
  ...parkValues(null),
  id: 'p1',
  organisationId: 'o1',
  createdAt: new Date(0),
  name: 'Nehru Zoo',
  location: 'Hyderabad',
  merchantId: 'M1',
  published: true,
  active: true,
  closed: false,
  fees: {
    ...noFees(),
    adult: { offered: true, price: 1_25_000_00 },
    child: { offered: false, price: 60_00 },
    women: { offered: true, price: 0 },
  },
};
const columns = parkColumns({ edit: () => undefined });
const column = (header: string) => columns.find((one) => one.header === header)!;
const words = (header: string, change: Partial<ParkRow> = {}) =>
  renderToStaticMarkup(column(header).cell({ ...park, ...change })).replace(/<[^>]*>/g, '');

test('a fee has the rupee sign and Indian digits; what is not sold is a dash, even with a fee in store', () => {
  expect([words('Adult Fee'), words('Child Fee'), words('Women Fee')]).toEqual(['₹1,25,000', '–', '₹0']);
  expect(column('Child Fee').blank?.(park)).toBe(true);
  expect(column('Child Fee').value?.(park)).toBeNull();
});

test('a column is folded away only where every cell of it would be a dash', () => {
  const nothing: ParkRow = { ...park, fees: noFees(), merchantId: '', qrName: '' };
  const foldable = columns
    .filter(({ blank }) => blank?.(nothing))
    .map(({ header }) => [header, words(header, nothing)]);
  expect(foldable).toHaveLength(22);
  for (const [header, said] of foldable) expect([header, said]).toEqual([header, '–']);
});

test('what is sold stands in one column, and in the compact view what is switched on', () => {
  expect(words('Fees')).toBe('Adult ₹1,25,000, Women ₹0');
  expect(words('Switched on')).toBe('–');
  const all = { couponsEnabled: true, customDatesEnabled: true, customDates: ['2027-01-02'], bannerEnabled: true };
  expect(words('Switched on', all)).toBe('Coupons, 1 date, Banner');
  const compact = columns.filter(({ only }) => only !== 'full').map(({ header }) => header);
  expect(compact).toEqual('Park Name,Status,Location,Fees,Switched on,Edit,QR-Code download,Poster,More'.split(','));
});

test('dates are counted, and a banner says whether it has its image', () => {
  const dates = { customDatesEnabled: true, customDates: ['2027-01-02', '2027-01-03'] };
  expect([words('Custom Booking Dates'), words('Custom Booking Dates', dates)]).toEqual(['No', 'Yes (2 dates)']);
  const banner = { bannerEnabled: true, bannerUrl: 'https://zoo.example/a.webp' };
  expect([words('Home Banner', { bannerEnabled: true }), words('Home Banner', banner)]).toEqual([
    'Yes',
    'Yes (Image set)',
  ]);
});

test('the Status is Active on sale and Inactive else, with the state of sale; what is on sale comes first', () => {
  const states = [{}, { active: false }, { published: false }, { published: false, closed: true }];
  expect(states.map((change) => words('Status', change))).toEqual([
    'Active',
    'Inactive (paused)',
    'Inactive (draft)',
    'Inactive (closed)',
  ]);
  const by = states.map((change) => column('Status').value?.({ ...park, ...change }));
  expect(by).toEqual([0, 1, 2, 3]);
});

test('of many fees the list shows three and counts the rest, which all stand in their title; sheets have a column for each', () => {
  const fees = Object.fromEntries(Object.keys(noFees()).map((key) => [key, { offered: true, price: 10_00 }]));
  render(column('Fees').cell({ ...park, fees: fees as ParkRow['fees'] }));
  expect(screen.getByRole('button').textContent).toContain('+15');
  expect(document.querySelector('[title]')?.getAttribute('title')?.split(', ')).toHaveLength(18);
  expect(columns.filter(({ sheet, header }) => sheet && header.endsWith('Fee'))).toHaveLength(18);
});
