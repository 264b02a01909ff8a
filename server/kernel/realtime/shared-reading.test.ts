import { expect, test } from 'vitest';
import { sharedReading } from './shared-reading.ts';

/** Readings that end when the test says so. */
function readings() {
  const begun: { key: string; end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = sharedReading((key: string) => new Promise<string>((end, fail) => begun.push({ key, end, fail })));
  return { begun, read };
}

test('those who ask while one is being read share the next, which begins after they asked', async () => {
  const { begun, read } = readings();
  const first = read('queue');
  const late = [read('queue'), read('queue')];
  expect(begun).toHaveLength(1);
  begun[0]?.end('old');
  expect(await first).toBe('old');
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  begun[1]?.end('new');
  expect(await Promise.all(late)).toEqual(['new', 'new']);
});

test('a reading that fails fails for those who asked, and not for the next', async () => {
  const { begun, read } = readings();
  const first = read('queue');
  const late = read('queue');
  begun[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  begun[1]?.end('back');
  expect(await late).toBe('back');
});

test('different things are read side by side', async () => {
  const { begun, read } = readings();
  const both = [read('one'), read('other')];
  for (const { key, end } of begun) end(key);
  expect(await Promise.all(both)).toEqual(['one', 'other']);
});
