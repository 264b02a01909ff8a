import { beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { WAIT_FOR_THE_OTHER } from '#server/testing/rush/changed-function.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aBatch, enrol } from './factory.ts';

const use = useTestApp({ alone: true });

/** The batch's row is looked at and no longer locked. Each look waits until the other has looked too: on a slow machine as on a fast one. */
const UNGUARDED = `
do $do$ begin
  execute replace(pg_get_functiondef('release_batch_places'::regproc), 'for no key update', '');
  execute replace(replace(pg_get_functiondef('book_enrolments'::regproc), 'for no key update of c', ''),
    'v_hold := case', 'perform wait_for_the_other(); v_hold := case');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
  await use.database.asOwner(UNGUARDED);
});

test('control: without the lock of the batch its last place is given twice, so the tests of capacity can fail', async () => {
  const batch = await aBatch(use, await anOwner(use, { registrationType: 'coaching' }), { inTake: '1' });
  const answers = await Promise.all([enrol(use, batch), enrol(use, batch)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});
