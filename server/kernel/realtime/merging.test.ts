import { expect, test } from 'vitest';
import { merging, type TellQueue } from './merging.ts';

/** Pauses end when the test says so. `told` is what was told, in order. */
function stage() {
  const pauses: (() => void)[] = [];
  const told: string[] = [];
  const { tell, settled } = merging(() => new Promise<void>((end) => pauses.push(end)));
  const change = (key: string, state: string, telling: Promise<unknown> = Promise.resolve()) =>
    tell(key, async () => {
      await telling;
      told.push(state);
    });
  /** Ends the pauses that run now, and lets all happen that waited for them. */
  const pass = async () => {
    for (const end of pauses.splice(0)) end();
    await new Promise(setImmediate);
  };
  return { told, change, pass, settled, tell };
}

test('the first change is told at once, those that follow closely together, by the newest', async () => {
  const { told, change, pass } = stage();
  await change('a', 'first');
  expect(told).toEqual(['first']);
  for (const state of ['second', 'third', 'fourth']) await change('a', state);
  expect(told).toEqual(['first']);
  await pass();
  expect(told).toEqual(['first', 'fourth']);
});

test('a rush that goes on is told once a pause; what comes after it, or of another queue, at once', async () => {
  const { told, change, pass } = stage();
  for (const round of ['1', '2', '3']) {
    for (const state of ['x', 'y', 'z']) await change('a', `${round}${state}`);
    await pass();
  }
  expect(told).toEqual(['1x', '1z', '2z', '3z']);
  await pass();
  await change('a', 'after the rush');
  await change('b', 'of another queue');
  expect(told.slice(4)).toEqual(['after the rush', 'of another queue']);
});

test('a telling that takes long is not overtaken by the next', async () => {
  const { told, change, pass } = stage();
  let answer: (value: unknown) => void = () => undefined;
  const slow = change('a', 'slow', new Promise((resolve) => (answer = resolve)));
  await change('a', 'newest');
  await pass();
  expect(told).toEqual([]);
  answer(null);
  await slow;
  await pass();
  expect(told).toEqual(['slow', 'newest']);
});

test('it is settled when all that was noted has been told', async () => {
  const { told, change, pass, settled } = stage();
  await change('a', 'first');
  await change('a', 'second');
  const end = settled().then(() => told.push('end'));
  await pass();
  expect(told).toEqual(['first', 'second']);
  await pass();
  await end;
  expect(told).toEqual(['first', 'second', 'end']);
});

test('one that could not be told does not keep the next from being told', async () => {
  const { told, change, pass, tell } = stage();
  const failing: TellQueue = () => Promise.reject(new Error('no database'));
  await expect(tell('a', failing)).rejects.toThrow('no database');
  await change('a', 'next');
  await pass();
  expect(told).toEqual(['next']);
});
