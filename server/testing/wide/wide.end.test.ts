import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { unneeded } from './wide.ts';

// Runs after all other files, when all of them ran: `npm run test:wide` without a name.
test('each reason to ask every part of a table is needed by some statement of the run', () => {
  const folder = inject('reasonsUsed');
  const used = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  expect(used.length).toBeGreaterThan(0);
  expect(unneeded(used), 'nothing needs these lines of EVERYWHERE in server/testing/wide/wide.ts any more').toEqual([]);
});
