// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { everyNight, untilNight } from './nightly.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.useFakeTimers({ now: new Date('2027-01-04T20:00:00.000Z') });
});

test.each([
  ['2027-01-04T20:00:00.000Z', 2],
  ['2027-01-04T22:00:00.000Z', 24],
  ['2027-01-04T06:30:00.000Z', 15.5],
])('at %s it is %d hours until 03:30 in Kolkata', (now, hours) => {
  expect(untilNight(new Date(now))).toBe(hours * HOUR_MS);
});

test('what cannot be done at night is tried again each minute, and then every night', async () => {
  const answers = [false, false, true, true];
  const times: string[] = [];
  const stop = everyNight(
    () => new Date(),
    async () => {
      times.push(new Date().toISOString());
      return answers.shift() ?? true;
    },
  );
  await vi.advanceTimersByTimeAsync(27 * HOUR_MS);
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(times.map((time) => time.slice(8, 19))).toEqual(['04T22:00:00', '04T22:01:00', '04T22:02:00', '05T22:00:00']);
});
