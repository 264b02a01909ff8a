import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { AppError } from '#contract/kernel/errors.ts';
import { createQueryClient } from './query-client.ts';

/** Answers the number of times that a question is asked which always ends in this error. */
async function asked(error: Error): Promise<number> {
  let times = 0;
  const cache = createQueryClient();
  const question = cache.fetchQuery({
    queryKey: ['q'],
    retryDelay: 1,
    retry: cache.getDefaultOptions().queries?.retry,
    queryFn: () => {
      times += 1;
      return Promise.reject(error);
    },
  });
  await expect(question).rejects.toBe(error);
  return times;
}

test('a busy server is asked once more and no further, a refusal is not asked again', async () => {
  expect(await asked(new AppError('UNAVAILABLE', 'Please wait.'))).toBe(2);
  expect(await asked(new AppError('FORBIDDEN', 'You may not do this.'))).toBe(1);
});

test('a list that was fetched a moment ago is not fetched again', async () => {
  const cache = createQueryClient();
  let times = 0;
  const list = { queryKey: ['list'], queryFn: async () => ++times };
  await cache.fetchQuery(list);
  expect(await cache.fetchQuery(list)).toBe(1);
});

/** Answers what a screen that stands open for a minute shows of a question whose first answers are these errors. */
async function shownAfter(...errors: Error[]) {
  vi.useFakeTimers();
  const answer = vi.fn(async () => 'here');
  for (const error of errors) answer.mockRejectedValueOnce(error);
  const screen = new QueryObserver(createQueryClient(), { queryKey: ['q'], queryFn: answer });
  const close = screen.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  const { data } = screen.getCurrentResult();
  close();
  vi.useRealTimers();
  return { data, times: answer.mock.calls.length };
}

test('a screen asks by itself again for what a busy server did not give, until it has it', async () => {
  const busy = new AppError('UNAVAILABLE', 'Please wait.');
  expect(await shownAfter(busy, busy, busy)).toEqual({ data: 'here', times: 4 });
  expect(await shownAfter(new AppError('FORBIDDEN', 'You may not do this.'))).toEqual({ data: undefined, times: 1 });
  expect(await shownAfter()).toEqual({ data: 'here', times: 1 });
});
