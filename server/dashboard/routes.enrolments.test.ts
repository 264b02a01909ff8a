import { expect, test } from 'vitest';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata, and half an hour less and more a week before. */
const NOON = '2027-01-04T06:30:00.000Z';
const WEEK_AGO = '2026-12-28T06:00:00.000Z';
const LATER_WEEK_AGO = '2026-12-28T07:00:00.000Z';

const studentsOf = async (token: string) =>
  (await use.call('GET', '/dashboard/today', undefined, { token })).json.enrolments;

test('students of a day are those whose place is paid or free, with the money, beside last week’s by the same time', async () => {
  const school = await anOwner(use, { registrationType: 'coaching' });
  const other = await anOwner(use, { registrationType: 'coaching' });
  const [batch, free] = [await aBatch(use, school, { fee: '500.50' }), await aBatch(use, other, { fee: '0' })];
  const paid = async (at: string) => {
    use.clock.set(at);
    const { json } = await enrol(use, batch);
    await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [json.id]);
    use.clock.set(NOON);
  };
  for (const at of [WEEK_AGO, LATER_WEEK_AGO, '2027-01-03T18:29:00.000Z', '2027-01-03T18:31:00.000Z', NOON])
    await paid(at);
  await enrol(use, batch);
  await enrol(use, free);
  expect(await studentsOf(school.token)).toEqual({
    joined: { now: 2, before: 1 },
    money: { now: 1001, before: 500.5 },
    holds: 1,
  });
  expect(await studentsOf(other.token)).toMatchObject({ joined: { now: 1, before: 0 }, holds: 0 });
  expect(await studentsOf((await anAdmin(use)).token)).toMatchObject({ joined: { now: 3, before: 1 }, holds: 1 });
});
