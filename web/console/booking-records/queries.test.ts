import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { openServed, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { act } from './queries.ts';

test('whatever was done about a booking, the booking and Activity are read again, after a refusal too', async () => {
  await openServed({ path: '/', element: null, answer: () => refusal('It is paid.') });
  const cache = new QueryClient();
  const keys = [['bookings', 'record', 'b1'], ['audit', 'entries'], ['parks']];
  for (const key of keys) cache.setQueryData(key, {});
  await expect(act(cache, 'b1', 'cancel')).rejects.toThrow('It is paid.');
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
