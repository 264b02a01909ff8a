import { expect, test } from 'vitest';
import { newId, type Random, systemRandom } from './clock.ts';

test('ids are 26 characters of base32, and never the same twice', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(systemRandom));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hj-km-np-tv-z]{26}$/);
});

test('each character is as likely as the others: of all bytes as many become one as another', () => {
  let next = 0;
  const eachInTurn: Random = { bytes: (count) => Buffer.from(Array.from({ length: count }, () => next++ % 256)) };
  const seen = new Map<string, number>();
  for (let n = 0; n < 256; n += 1)
    for (const character of newId(eachInTurn)) seen.set(character, (seen.get(character) ?? 0) + 1);
  expect(seen.size).toBe(32);
  expect(new Set(seen.values())).toEqual(new Set([(256 * 26) / 32]));
});

test('no byte is handed out twice, and what was handed out is not changed afterwards', () => {
  const first = systemRandom.bytes(32);
  const copy = Buffer.from(first);
  const others = Array.from({ length: 400 }, () => systemRandom.bytes(32));
  expect(first.equals(copy)).toBe(true);
  expect(new Set([first, ...others].map((bytes) => bytes.toString('hex'))).size).toBe(401);
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
