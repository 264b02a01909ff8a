import { expect, test } from 'vitest';
import { type Random, systemRandom } from '#server/kernel/operations/clock.ts';
import { codeOf, newId, randomId } from './ids.ts';

const organisation = randomId(systemRandom);

test.each([
  ['of what belongs to nobody, and of organisations', () => randomId(systemRandom)],
  ['of what an organisation has', () => newId(systemRandom, organisation)],
])('ids %s are 26 characters of base32, and never the same twice', (_, id) => {
  const ids = Array.from({ length: 20_000 }, id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const one of ids) expect(one).toMatch(/^[0-9a-hj-km-np-tv-z]{26}$/);
});

test('an id of what an organisation has ends as the id of the organisation does; the rest is chance', () => {
  const ids = Array.from({ length: 1000 }, () => newId(systemRandom, organisation));
  for (const id of ids) expect([codeOf(id), id.slice(18)]).toEqual([codeOf(organisation), organisation.slice(18)]);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(1000);
});

test('each character is as likely as the others: of all bytes as many become one as another', () => {
  let next = 0;
  const eachInTurn: Random = { bytes: (count) => Buffer.from(Array.from({ length: count }, () => next++ % 256)) };
  const seen = new Map<string, number>();
  for (let n = 0; n < 256; n += 1)
    for (const character of randomId(eachInTurn)) seen.set(character, (seen.get(character) ?? 0) + 1);
  expect(seen.size).toBe(32);
  expect(new Set(seen.values())).toEqual(new Set([(256 * 26) / 32]));
});
