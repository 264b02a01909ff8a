import { expect, test } from 'vitest';
import { newId, systemRandom } from '#server/platform/clock.ts';

test('ids are 26 characters of base32, each character as likely as the others, and never the same twice', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(systemRandom));
  expect(new Set(ids).size).toBe(ids.length);
  const seen = new Map<string, number>();
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-hj-km-np-tv-z]{26}$/);
    for (const character of id) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(32);
  const expected = (20_000 * 26) / 32; // 16,250; its standard deviation is 125
  for (const count of seen.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * 125);
});

test('no byte is handed out twice, and what was handed out is not changed afterwards', () => {
  const first = systemRandom.bytes(32);
  const copy = Buffer.from(first);
  const others = Array.from({ length: 400 }, () => systemRandom.bytes(32));
  expect(first.equals(copy)).toBe(true);
  expect(new Set([first, ...others].map((bytes) => bytes.toString('hex'))).size).toBe(401);
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
