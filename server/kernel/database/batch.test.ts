import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type BatchOptions, batch } from './batch.ts';

/** A statement that ends when the test says so, with who was in it. */
interface Statement {
  asks: readonly string[];
  end(left?: readonly string[]): void;
  fail(): void;
}

/** Work whose statements the test ends; asks that begin with the same letter share a conflict key. */
function held(change: Partial<BatchOptions<string, string>> = {}) {
  const statements: Statement[] = [];
  const alone: string[] = [];
  const ask = batch<string, string>({
    name: 'letters',
    key: () => '',
    maxSize: 3,
    conflictKeys: (one) => [one.slice(0, 1)],
    run: (asks) =>
      new Promise((resolve, reject) => {
        const end = (left: readonly string[] = []) =>
          resolve(new Map(asks.filter((one) => !left.includes(one)).map((one) => [one, `${one} together`])));
        statements.push({ asks, end, fail: () => reject(new Error('undone')) });
      }),
    runAlone: async (one) => {
      alone.push(one);
      return `${one} alone`;
    },
    ...change,
  });
  return { ask, statements, alone };
}

/** After what stands in this turn of the event loop, however late the timer is. */
const turn = () => setTimeout().then(() => setImmediate());

test('who comes when nothing is under way goes at once and alone', async () => {
  const { ask, statements } = held();
  expect(await ask('a')).toBe('a alone');
  expect(await ask('b')).toBe('b alone');
  expect(statements).toEqual([]);
});

test('those of one turn go together, and those who come meanwhile in the next statement, first come first', async () => {
  // A busy machine is slower than patience between two lines; what it does is tested below.
  const { ask, statements } = held({ patienceMs: 60_000 });
  const first = Promise.all([ask('a'), ask('b')]);
  await turn();
  const second = Promise.all([ask('c'), ask('d'), ask('e'), ask('f')]);
  await turn();
  expect(statements.map(({ asks }) => asks)).toEqual([['a', 'b']]);
  statements[0]?.end();
  expect(await first).toEqual(['a together', 'b together']);
  await turn();
  expect(statements.map(({ asks }) => asks)).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  statements[1]?.end();
  expect(await second).toEqual(['c together', 'd together', 'e together', 'f alone']);
});

test('the next statement goes out before those of the last one are told', async () => {
  const { ask, statements } = held();
  const seen: number[] = [];
  const first = Promise.all(['a', 'b'].map((one) => ask(one).then(() => seen.push(statements.length))));
  await turn();
  const second = Promise.all([ask('c'), ask('d')]);
  await turn();
  statements[0]?.end();
  await first;
  expect(seen).toEqual([2, 2]);
  statements[1]?.end();
  await second;
});

test('two that share a conflict key never go in one statement', async () => {
  const { ask, statements } = held();
  const all = Promise.all([ask('a1'), ask('a2'), ask('b')]);
  await turn();
  expect(statements.map(({ asks }) => asks)).toEqual([['a1', 'b']]);
  statements[0]?.end();
  expect(await all).toEqual(['a1 together', 'a2 alone', 'b together']);
});

test('whoever the statement leaves out goes alone, and so do all when it is undone', async () => {
  const told: string[] = [];
  const { ask, statements } = held({
    onBatch: (asks, left) => told.push(`${asks} asked, ${left} left`),
    onFailure: (error, asks) => told.push(`${(error as Error).message} with ${asks}`),
  });
  const first = Promise.all([ask('a'), ask('b')]);
  await turn();
  statements[0]?.end(['b']);
  expect(await first).toEqual(['a together', 'b alone']);
  const second = Promise.all([ask('a'), ask('b')]);
  await turn();
  statements[1]?.fail();
  expect(await second).toEqual(['a alone', 'b alone']);
  expect(told).toEqual(['2 asked, 1 left', 'undone with 2']);
});

/** A statement waits for a lock, and strangers come meanwhile: their answers, and what happened in which order. */
async function whileOneWaits(
  change: Partial<BatchOptions<string, string>>,
  patiently: (others: Promise<unknown>) => unknown,
) {
  const { ask, statements } = held({ maxSize: 2, ...change });
  const order: string[] = [];
  const end = (at: number) => statements[at]?.end();
  const stuck = Promise.all([ask('a'), ask('b')]);
  await turn();
  const others = Promise.all([ask('c'), ask('d')]).then(() => order.push('strangers are answered'));
  void expect
    .poll(() => statements.length)
    .toBe(2)
    .then(() => end(1));
  await patiently(others);
  order.push('the lock is let go');
  end(0);
  await Promise.all([stuck, others]);
  return order;
}

test('a statement that waits for a lock keeps nobody else waiting', async () => {
  const order = await whileOneWaits({}, (others) => others);
  expect(order).toEqual(['strangers are answered', 'the lock is let go']);
});

test('control: with patience for it strangers wait until the lock is let go', async () => {
  const order = await whileOneWaits({ patienceMs: 60_000 }, () => setTimeout(200));
  expect(order).toEqual(['the lock is let go', 'strangers are answered']);
});

/** Two of the line a are under way for long; a third of it, and strangers, come meanwhile. */
async function whileALineIsHeld(change: Partial<BatchOptions<string, string>>) {
  const { ask, statements } = held({ conflictKeys: (one) => [one], ...change });
  const stuck = Promise.all([ask('a1'), ask('a2')]);
  await turn();
  const third = ask('a3');
  const strangers = Promise.all([ask('c'), ask('d')]);
  await expect.poll(() => statements.length).toBe(2);
  statements[1]?.end();
  return { ask, statements, stuck, third, strangers };
}

const LETTERS = { lockedRow: (one: string) => one.slice(0, 1) };

test('whoever stands in the line of a statement that takes long waits for its end, and strangers do not', async () => {
  const { statements, stuck, third, strangers } = await whileALineIsHeld(LETTERS);
  expect(statements[1]?.asks).toEqual(['c', 'd']);
  expect(await strangers).toEqual(['c together', 'd together']);
  statements[0]?.end();
  expect(await stuck).toEqual(['a1 together', 'a2 together']);
  expect(await third).toBe('a3 alone');
});

test('control: without lines they would wait in a statement with strangers', async () => {
  const { statements, stuck } = await whileALineIsHeld({});
  expect(statements[1]?.asks).toEqual(['a3', 'c', 'd']);
  statements[0]?.end();
  await stuck;
});

test('a line is held after its statement was undone, until each of it was answered alone', async () => {
  const letGo: (() => void)[] = [];
  const alone = (one: string) => new Promise<string>((resolve) => letGo.push(() => resolve(`${one} alone`)));
  const { ask, statements } = held({ conflictKeys: (one) => [one], ...LETTERS, runAlone: alone });
  const undone = Promise.all([ask('a1'), ask('a2')]);
  await turn();
  statements[0]?.fail();
  await turn();
  const later = Promise.all([ask('a3'), ask('a4')]);
  const strangers = Promise.all([ask('c'), ask('d')]);
  await turn();
  expect(statements.slice(1).map(({ asks }) => asks)).toEqual([['c', 'd']]);
  statements[1]?.end();
  await strangers;
  for (const go of letGo) go();
  expect(await undone).toEqual(['a1 alone', 'a2 alone']);
  await turn();
  expect(statements[2]?.asks).toEqual(['a3', 'a4']);
  statements[2]?.end();
  expect(await later).toEqual(['a3 together', 'a4 together']);
});

test('requests of two keys never share a statement, and do not wait for each other', async () => {
  const { ask, statements } = held({ key: (one) => one.slice(-1), patienceMs: 60_000 });
  const all = Promise.all([ask('a1'), ask('b1'), ask('a2'), ask('b2')]);
  await turn();
  expect(statements.map(({ asks }) => asks)).toEqual([
    ['a1', 'b1'],
    ['a2', 'b2'],
  ]);
  for (const { end } of statements) end();
  expect(await all).toEqual(['a1 together', 'b1 together', 'a2 together', 'b2 together']);
});

test('whoever fails alone is told so, and those after them go on', async () => {
  const { ask } = held({ runAlone: (one) => (one === 'a' ? Promise.reject(new Error('no')) : Promise.resolve(one)) });
  await expect(ask('a')).rejects.toThrow('no');
  expect(await ask('b')).toBe('b');
});
