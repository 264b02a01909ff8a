import { expect, test } from 'vitest';
import { keepGateName, readGateName } from './device.ts';
import { forgetOldDays, letIn } from './let-in.ts';
import { waiting } from './waiting.ts';

const today = '2999-01-02';

test('a gate without a name is that of the person at it', () => {
  expect(['Ravi', 'East gate'].map((name) => readGateName({ name }))).toEqual(['Ravi’s gate', 'East gate']);
  keepGateName('North');
  expect(readGateName({ name: 'Ravi' })).toBe('North');
});

test('tickets of days gone by are forgotten, unless they are still to be sent', () => {
  const yesterday = { at: '2026-01-01T05:00:00Z', gate: '', people: 1, day: '2026-01-01' };
  for (const short of ['old', 'unsent']) letIn.put(short, { ...yesterday, short });
  waiting.put('unsent', {
    short: 'unsent',
    scanId: 's',
    code: 'c',
    gate: '',
    scannedAt: yesterday.at,
    people: 1,
  });
  letIn.put('new', { ...yesterday, short: 'new', day: today });
  forgetOldDays();
  expect(
    letIn
      .all()
      .map(({ short }) => short)
      .sort(),
  ).toEqual(['new', 'unsent']);
});
