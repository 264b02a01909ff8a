import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from './factory.ts';

const use = useTestApp();

/** The next so many bookings are undone, as PostgreSQL does to one of two that wait for each other. */
const undone = (times: number) => `
create sequence if not exists undone;
alter sequence undone restart;
create or replace function undo_some() returns trigger language plpgsql security definer as $$
begin
  if nextval('undone') <= ${times} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
  return new;
end $$;
create or replace trigger undo_some before insert on booking for each row execute function undo_some()`;

test('a booking that PostgreSQL undid to end a deadlock is written once more, and the visitor hears nothing of it', async () => {
  const park = await aPark(use, await anOwner(use), { dailyCapacity: 2 });
  await use.database.asOwner(undone(1));
  expect((await use.call('POST', '/ticketbooking/add', ticketForm(park))).status).toBe(201);
  const counted = await use.database.asOwner('select people, places_held from booking where park_id = $1', [park._id]);
  expect(counted).toEqual([{ people: 2, places_held: true }]);
});

test('one that is undone again is told to come back, and nothing of it is left', async () => {
  const park = await aPark(use, await anOwner(use));
  await use.database.asOwner(undone(2));
  const { status, headers } = await use.call('POST', '/ticketbooking/add', ticketForm(park));
  expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^[2-6]$/)]);
  expect(await use.database.asOwner('select from booking where park_id = $1', [park._id])).toEqual([]);
});
