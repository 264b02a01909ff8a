import { afterAll, expect } from 'vitest';
import { PARTS } from './citus.ts';
import { noteSpread } from './spread-statements.ts';
import { strays } from './wide.ts';

// Runs before each test file on Citus.
const noted = noteSpread(PARTS);
afterAll(() => {
  noted.end();
  expect(strays(noted.everywhere()), 'statements that went to every part of a table').toEqual([]);
});
