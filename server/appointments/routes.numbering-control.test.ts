import { beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { WAIT_FOR_THE_OTHER } from '#server/testing/rush/changed-function.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aClinic, bookDoctor } from './factory.ts';

const use = useTestApp({ alone: true });

/** The queue's row is looked at and no longer locked. Each look waits until the other has looked too: on a slow machine as on a fast one. */
const UNGUARDED = `
do $do$ begin
  execute replace(pg_get_functiondef('lock_queue'::regproc), 'for update', '');
  execute replace(pg_get_functiondef('write_tokens'::regproc), 'begin', 'begin perform wait_for_the_other();');
  execute replace(pg_get_functiondef('move_appointment'::regproc), 'update booking set', 'perform wait_for_the_other(); update booking set');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
  await use.database.asOwner(UNGUARDED);
});

test('control: without the lock of the queue its last token is given twice, so the tests of numbering can fail', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, doctors, { tokens: '1' });
  await giveKeys(use, 'clinic_id', clinic._id);
  // The queue's row is there before: making it would keep the second one waiting.
  await use.call('POST', '/queue/pause', { kind: 'doctor', id: clinic._id }, doctors);
  // Paid online: those who wait for their money have no number yet, and so no two of them the same.
  const online = { paymentMode: 'online' };
  const answers = await Promise.all([bookDoctor(use, clinic, online), bookDoctor(use, clinic, online)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

test('control: without it two tokens are moved to the last place of another day', async () => {
  // A visitor who books has somebody who has looked before.
  await use.database.asOwner("select setval('looks', 2)");
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, doctors, { tokens: '2', bookingDays: '1' });
  const selectedDate = addDays(dayOf(use.clock.now()), 1);
  const ids = [await bookDoctor(use, clinic), await bookDoctor(use, clinic)].map(({ json }) => json._id);
  await use.call('PUT', `/clinic/${clinic._id}`, { tokens: '1' }, doctors);
  await use.database.asOwner('alter sequence looks restart');
  // The queue of that day is there before: making it would keep the second one waiting.
  await use.database.asOwner(
    `insert into token_queue (organisation_id, queue_id, doctor_id, day, kind, updated_at)
     select organisation_id, queue_id, doctor_id, $2, kind, updated_at from token_queue where queue_id = $1`,
    [clinic._id, selectedDate],
  );
  const moved = ids.map((id) => use.call('POST', `/bookings/${id}/day`, { selectedDate }, doctors));
  expect((await Promise.all(moved)).map(({ status }) => status)).toEqual([200, 200]);
});
