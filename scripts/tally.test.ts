import { expect, it } from 'vitest';
import { readTally, tallyLine } from './tally.ts';

const report = (testResults: object[], numbers = {}) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...numbers,
    testResults,
  });

it('prints what passed and failed', () => {
  expect(tallyLine(readTally(report([{ status: 'passed', assertionResults: [{ status: 'passed' }] }])))).toBe(
    '3 passed, 0 failed',
  );
});

it('prints what was skipped only where something was', () => {
  const skipped = report([], { numPendingTests: 1, numTodoTests: 1 });
  expect(tallyLine(readTally(skipped))).toBe('3 passed, 0 failed, 2 skipped');
});

it('counts a file that did not load as a failure', () => {
  expect(readTally(report([{ status: 'failed', assertionResults: [] }])).failed).toBe(1);
});

it('counts a file whose tests were all skipped because what comes before them failed', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'skipped' }] };
  expect(readTally(report([file], { numPendingTests: 2 })).failed).toBe(1);
});

it('does not count a file with failed tests twice', () => {
  const failed = report([{ status: 'failed', assertionResults: [{ status: 'failed' }] }], { numFailedTests: 1 });
  expect(readTally(failed).failed).toBe(1);
});

it('refuses what is no report', () => {
  expect(() => readTally('{}')).toThrow();
  expect(() => readTally('')).toThrow();
});
