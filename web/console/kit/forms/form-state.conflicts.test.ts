// @vitest-environment node
import { expect, test } from 'vitest';
import { followChanges } from './form-state.ts';

const before = { name: 'Zoo', location: 'Pune', fee: 100 as number | null, opensAt: new Date(0) };

test('a field that nobody touched here follows what was stored elsewhere', () => {
  const { values, followed, disputed } = followChanges(before, before, { ...before, location: 'Nashik' });
  expect(values.location).toBe('Nashik');
  expect([followed, disputed]).toEqual([['location'], []]);
});

test('a field that was changed on both sides keeps what was typed, and is disputed', () => {
  const typed = { ...before, fee: 200 };
  const { values, followed, disputed } = followChanges(before, typed, { ...before, fee: 150, name: 'Old Zoo' });
  expect(values).toEqual({ ...typed, name: 'Old Zoo' });
  expect([followed, disputed]).toEqual([['name'], ['fee']]);
});

test('who typed the very same thing has no dispute', () => {
  const { followed, disputed } = followChanges(before, { ...before, fee: 150 }, { ...before, fee: 150 });
  expect([followed, disputed]).toEqual([[], []]);
});
