// @vitest-environment node
import { expect, test } from 'vitest';
import { AppError } from '#contract/kernel/errors.ts';
import { type ManyOutcome, oneByOne } from './one-by-one.ts';

const no = new AppError('CONFLICT', 'They have bookings.');
const gone = new AppError('UNAVAILABLE', 'We could not reach the server.');
const busy = new AppError('UNAVAILABLE', 'Please come again.', { retryAfter: 3 });

test('what is refused is told with its reason and holds up nobody', async () => {
  const outcome = await oneByOne({
    things: [1, 2, 3, 4],
    act: async (one) => {
      if (one % 2 === 0) throw no;
    },
  });
  expect(outcome).toEqual({
    done: [1, 3],
    refused: [
      { thing: 2, error: no },
      { thing: 4, error: no },
    ],
    left: [],
    broken: null,
  });
});

test('two calls are under way at once and never more, in the order of the things', async () => {
  const begun: number[] = [];
  let [now, most] = [0, 0];
  await oneByOne({
    things: [1, 2, 3, 4, 5],
    act: async (one) => {
      begun.push(one);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now -= 1;
    },
  });
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('once the server cannot be reached the rest is left, with what was under way', async () => {
  const outcome = await oneByOne({
    things: [1, 2, 3, 4, 5],
    act: async (one) => {
      if (one > 2) throw gone;
    },
  });
  expect([outcome.done, outcome.refused, outcome.left, outcome.broken]).toEqual([[1, 2], [], [3, 4, 5], gone]);
});

test('a server that says when to come again is asked again then, five times at most', async () => {
  const waited: number[] = [];
  let tries = 0;
  const pause = async (seconds: number) => void waited.push(seconds);
  const act = async () => {
    tries += 1;
    if (tries < 3) throw busy;
  };
  expect((await oneByOne({ things: ['a'], act, pause })).done).toEqual(['a']);
  expect(waited).toEqual([3, 3]);
  tries = Number.NEGATIVE_INFINITY;
  const given = await oneByOne({ things: ['a'], act, pause });
  expect([given.left, given.broken, waited.length]).toEqual([['a'], busy, 6]);
});

test('Stop ends the wait for a busy server at once, and what was not answered is left', async () => {
  const stopping = new AbortController();
  const hour = new AppError('TOO_MANY_REQUESTS', 'Please come again.', { retryAfter: 3600 });
  const stopped = oneByOne({ things: [1, 2], act: () => Promise.reject(hour), signal: stopping.signal });
  await new Promise((later) => setTimeout(later));
  stopping.abort();
  expect(await stopped).toEqual({ done: [], refused: [], left: [1, 2], broken: null });
});

test('it is stopped before the next one; what was done is told after each', async () => {
  const stopping = new AbortController();
  const told: ManyOutcome<number>[] = [];
  const outcome = await oneByOne({
    things: [1, 2, 3, 4],
    act: async (one) => one === 2 && stopping.abort(),
    tell: (so) => told.push(so),
    signal: stopping.signal,
  });
  expect([outcome.done, outcome.left, outcome.broken]).toEqual([[1, 2], [3, 4], null]);
  expect(told.map(({ done }) => done.length)).toHaveLength(2);
});
