// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf, asksTheSame, keptQuery, presetsAsked } from './view-address.ts';

const today = '2026-11-22';
const params = (address: string) => new URLSearchParams(address);

test('a view keeps filters, order and rows, and no page', () => {
  expect(keptQuery(params('status=paid&sort=-total&size=100&page=4'), null)).toBe('status=paid&sort=-total&size=100');
});

test('days with a name move on: yesterday is another day tomorrow', () => {
  const kept = keptQuery(params('park=a&park=b&from=2026-11-21&to=2026-11-21'), 'yesterday');
  expect(kept).toBe('park=a&park=b&days=yesterday');
  expect(addressOf(kept, today).toString()).toBe('park=a&park=b&from=2026-11-21&to=2026-11-21');
  expect(addressOf(kept, '2026-11-23').toString()).toBe('park=a&park=b&from=2026-11-22&to=2026-11-22');
});

test('so does one day', () => {
  const kept = keptQuery(params('status=refunded&date=2026-11-22'), 'today');
  expect(kept).toBe('status=refunded&day=today');
  expect(addressOf(kept, '2026-12-01').toString()).toBe('status=refunded&date=2026-12-01');
});

test('days that have a name today are known by each of their names, others by none', () => {
  expect(presetsAsked(params('from=2026-11-01&to=2026-11-22'), today)).toEqual(['thisMonth']);
  expect(presetsAsked(params('from=2026-11-01&to=2026-11-01'), '2026-11-01')).toEqual(['today', 'thisMonth']);
  expect(presetsAsked(params('from=2026-11-03&to=2026-11-05'), today)).toEqual([]);
  expect(presetsAsked(params('status=paid'), today)).toEqual([]);
});

test('days that were kept as they are stay, and a name that nobody knows asks for none', () => {
  expect(addressOf('from=2026-11-03&to=2026-11-05', today).toString()).toBe('from=2026-11-03&to=2026-11-05');
  expect(addressOf('status=paid&days=someday', today).toString()).toBe('status=paid');
});

test('two addresses ask the same whatever their order and page', () => {
  expect(asksTheSame(params('a=1&b=2&page=3'), params('b=2&a=1'))).toBe(true);
  expect(asksTheSame(params('a=1'), params('a=2'))).toBe(false);
  expect(asksTheSame(params(''), params('sort=date'))).toBe(false);
});
