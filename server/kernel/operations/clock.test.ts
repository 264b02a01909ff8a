import { expect, test } from 'vitest';
import { systemRandom } from './clock.ts';

test('no byte is handed out twice, and what was handed out is not changed afterwards', () => {
  const first = systemRandom.bytes(32);
  const copy = Buffer.from(first);
  const others = Array.from({ length: 400 }, () => systemRandom.bytes(32));
  expect(first.equals(copy)).toBe(true);
  expect(new Set([first, ...others].map((bytes) => bytes.toString('hex'))).size).toBe(401);
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
