import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { PARTS } from './citus.ts';
import { noteSpread } from './spread-statements.ts';
import { reasonsFor, strays } from './wide.ts';

const WHAT_TO_DO =
  'These went to every part of a table: name the organisation of each table that they read, also in subqueries, or add a line to EVERYWHERE in server/testing/wide/wide.ts with the role and the reason';

// Runs before each test file on Citus. Which reasons it needed is told to the end of the run (wide.end.test.ts).
const noted = noteSpread(PARTS);
afterAll(() => {
  noted.end();
  const { testPath = '' } = expect.getState();
  const name = testPath.replaceAll('/', ' ');
  writeFileSync(join(inject('reasonsUsed'), name), JSON.stringify(reasonsFor(noted.everywhere())));
  expect(strays(noted.everywhere()), WHAT_TO_DO).toEqual([]);
});
