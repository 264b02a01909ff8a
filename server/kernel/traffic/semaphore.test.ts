import { expect, test } from 'vitest';
import { line, type Turn, turns } from './semaphore.ts';

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

test("a turn that is lent is its caller's all the same: others go first, and no more begin than one may have", () => {
  const { join, working, waiting } = line({ atOnce: 2, waiting: 8, ofOne: 2 });
  const order: string[] = [];
  const begun: Turn[] = [];
  const come = (whose: string) =>
    join(
      (turn) => {
        order.push(whose);
        begun.push(turn);
      },
      () => undefined,
      whose,
    );
  for (const whose of ['zoo', 'zoo', 'zoo', 'bank']) come(whose);
  const back = begun[0]?.lend();
  expect([order, working(), waiting()]).toEqual([['zoo', 'zoo', 'bank'], 2, 1]);
  begun[2]?.leave();
  expect([order.length, working(), waiting()]).toEqual([3, 1, 1]);
  back?.(() => order.push('zoo again'));
  begun[1]?.leave();
  expect([order.slice(3), working(), waiting()]).toEqual([['zoo again', 'zoo'], 2, 0]);
});

test('a turn that ends while it is lent leaves nothing behind and keeps nobody waiting', () => {
  const { join, working, waiting } = line({ atOnce: 1, waiting: 8 });
  const begun: Turn[] = [];
  const come = () =>
    join(
      (turn) => void begun.push(turn),
      () => undefined,
      'zoo',
    );
  come();
  come();
  const back = begun[0]?.lend();
  let woken = 0;
  expect([begun.length, working(), waiting()]).toEqual([2, 1, 0]);
  back?.(() => {
    woken += 1;
  });
  expect([woken, working(), waiting()]).toEqual([0, 1, 1]);
  begun[0]?.leave();
  expect([woken, working(), waiting()]).toEqual([1, 1, 0]);
  begun[1]?.leave();
  expect([woken, working(), waiting()]).toEqual([1, 0, 0]);
});
