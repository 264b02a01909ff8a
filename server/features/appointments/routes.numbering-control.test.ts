import { beforeAll, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/testing/factories/appointment.ts';
import { anOwner } from '#server/testing/factories/organisation.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { WAIT_FOR_THE_OTHER } from '#server/testing/wait-for-the-other.ts';

const use = useTestApp();

/** The queue's row is looked at and no longer locked. Each look waits until the other has looked too: on a slow machine as on a fast one. */
const UNGUARDED = `
do $do$ begin
  execute replace(pg_get_functiondef('lock_queue'::regproc), 'for update', '');
  execute replace(pg_get_functiondef('book_token'::regproc), 'v_status := case', 'perform wait_for_the_other(); v_status := case');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
  await use.database.asOwner(UNGUARDED);
});

test('control: without the lock of the queue its last token is given twice, so the tests of numbering can fail', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, doctors, { tokens: '1' });
  // The queue's row is there before: making it would keep the second one waiting.
  await use.call('POST', '/queue/pause', { kind: 'doctor', id: clinic._id }, doctors);
  const answers = await Promise.all([bookDoctor(use, clinic), bookDoctor(use, clinic)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});
