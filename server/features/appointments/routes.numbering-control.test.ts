import { beforeAll, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/testing/factories/appointment.ts';
import { anOwner } from '#server/testing/factories/organisation.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** The queue's row is looked at and no longer locked. Each look waits until the other has looked too: on a slow machine as on a fast one. */
const UNGUARDED = `
create sequence looks;
do $do$ begin
  execute replace(pg_get_functiondef('lock_queue'::regproc), 'for update', '');
  execute replace(pg_get_functiondef('book_token'::regproc), 'v_status := case', 'perform wait_for_the_other(); v_status := case');
end $do$`;
const WAITING = `
create function wait_for_the_other() returns void language plpgsql as $$
begin
  perform nextval('looks');
  for attempt in 1..1000 loop
    exit when (select last_value from looks) > 1;
    perform pg_sleep(0.002);
  end loop;
end $$`;

beforeAll(async () => {
  await use.database.asOwner(WAITING);
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
