import { expect, test } from 'vitest';
import { line, turns } from './turns.ts';

/** Work that goes on until it is told to end. */
function pieces() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length)));
  return { ends, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many run, so many wait, and the next is sent away', async () => {
  const run = turns({ atOnce: 2, waiting: 1 });
  const { ends, work } = pieces();
  const three = [run(work), run(work), run(work)];
  await settled();
  expect(ends).toHaveLength(2);
  await expect(run(work)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await Promise.all(three);
});

test('one caller takes half of the line at most, so that there is room for another', () => {
  const { join, waiting } = line({ atOnce: 1, waiting: 4 });
  const refused: string[] = [];
  const come = (whose: string) =>
    join(
      () => undefined,
      (why) => void refused.push(`${whose} ${why}`),
      whose,
    );
  for (const whose of ['zoo', 'zoo', 'zoo', 'zoo', 'bank']) come(whose);
  expect([refused, waiting()]).toEqual([['zoo full'], 3]);
});

test('a piece that fails gives its turn back', async () => {
  const run = turns({ atOnce: 1, waiting: 0 });
  const failing = () => Promise.reject(new Error('no'));
  await expect(run(failing)).rejects.toThrow('no');
  expect(await run(async () => 'yes')).toBe('yes');
});
