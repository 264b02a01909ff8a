import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata. */
const NOON = '2027-01-04T06:30:00.000Z';
beforeEach(() => use.clock.set(NOON));

type Park = Awaited<ReturnType<typeof aPark>>;
type Json = ReturnType<typeof JSON.parse>;
const kindOf = async (kind: string, { token }: Pick<Owner, 'token'>): Promise<Json> =>
  (await use.call('GET', '/dashboard/attention', undefined, { token })).json.waiting.find(
    (one: Json) => one.kind === kind,
  );
const sql = (statement: string, values: unknown[] = []) => use.database.asOwner(statement, values);
const bookedAt = (park: Park, instant: string, wishes: Parameters<typeof aBooking>[2]) =>
  use.at(instant, () => aBooking(use, park, wishes));

describe('places', () => {
  /** People came to the park on the same day of an earlier week, and had booked a minute before this hour. */
  const usually = (one: Park, day: string, back: number, adults: number) =>
    bookedAt(one, new Date(Date.parse('2027-01-04T06:29:00.000Z') - back * 86_400_000).toISOString(), {
      adults,
      visitDate: addDays(day, -back),
    });

  test('of a park’s open days are told when none is left, or half are', async () => {
    const mine = await anOwner(use);
    const small = await aPark(use, mine, { parkName: 'Small', dailyCapacity: 10, openDays: ['mon', 'tue', 'wed'] });
    for (const back of [7, 14]) await usually(small, '2027-01-05', back, 5);
    const take = (day: string, taken: number) =>
      sql('insert into park_day (organisation_id, park_id, visit_date, taken) values ($1, $2, $3, $4)', [
        mine.organisationId,
        small._id,
        day,
        taken,
      ]);
    await take('2027-01-04', 10);
    await take('2027-01-05', 2);
    await take('2027-01-06', 10);
    await take('2027-01-07', 10);
    await take('2027-01-11', 10);
    const of = async (kind: string) =>
      (await kindOf(kind, mine)).items.map((one: Json) => [one.day, one.taken, one.of]);
    expect([await of('sold-out'), await of('half-empty')]).toEqual([
      [
        ['2027-01-04', 10, 'park'],
        ['2027-01-06', 10, 'park'],
      ],
      [['2027-01-05', 2, 'park']],
    ]);
    await sql('update park_day set taken = 3 where taken = 2');
    expect(await kindOf('half-empty', mine)).toBeUndefined();
  });

  test('of a park are half empty today and tomorrow at most, and beside the same hour of the same weekday', async () => {
    const mine = await anOwner(use);
    const zoo = await aPark(use, mine, { dailyCapacity: 10 });
    expect(await kindOf('half-empty', mine)).toBeUndefined();
    for (const day of ['2027-01-04', '2027-01-05', '2027-01-06']) await usually(zoo, day, 7, 4);
    await usually(zoo, '2027-01-04', 6, 9);
    const days = async () =>
      (await kindOf('half-empty', mine))?.items.map((one: Json) => [one.day, one.taken, one.usual]);
    expect(await days()).toEqual([
      ['2027-01-04', 0, 4],
      ['2027-01-05', 0, 4],
    ]);
    // A minute earlier than those who came then: so far nobody is usual.
    use.clock.set('2027-01-04T06:28:59.999Z');
    expect(await days()).toBeUndefined();
  });

  test('of a day that is over nothing is told, though it was half empty or sold out', async () => {
    const mine = await anOwner(use);
    const hours = { startTime: '09:00', endTime: '17:30', lastEntryMinutes: 30, dailyCapacity: 10 };
    const early = await aPark(use, mine, { ...hours, parkName: 'Early' });
    const late = await aPark(use, mine, { ...hours, parkName: 'Late', endTime: '01:00' });
    const full = await aPark(use, mine, { ...hours, parkName: 'Full' });
    await sql('insert into park_day select organisation_id, id, $2, 10 from park where id = $1', [
      full._id,
      '2027-01-04',
    ]);
    for (const one of [early, late, full])
      for (const day of ['2027-01-04', '2027-01-05']) await usually(one, day, 7, 4);
    const told = async (kind: string) =>
      ((await kindOf(kind, mine))?.items ?? []).map((one: Json) => [one.name, one.day]);
    const tomorrow = ['Early', 'Full', 'Late'].map((name) => [name, '2027-01-05']);
    use.clock.set('2027-01-04T11:29:00.000Z');
    expect(await told('half-empty')).toEqual([['Early', '2027-01-04'], ['Late', '2027-01-04'], ...tomorrow]);
    expect(await told('sold-out')).toEqual([['Full', '2027-01-04']]);
    use.clock.set('2027-01-04T11:30:00.000Z');
    expect(await told('half-empty')).toEqual([['Late', '2027-01-04'], ...tomorrow]);
    expect(await told('sold-out')).toEqual([]);
  });

  test('of shows and batches are told alike: half-empty ones when they begin within a week', async () => {
    const shows = await aShowOwner(use);
    const soon = await aShow(use, shows, {
      name: 'Soon',
      date: '2027-01-10T20:00',
      time: '2027-01-10T22:00',
      capacity: 2,
    });
    await aShow(use, shows, { name: 'Later', date: '2027-01-11T00:00', time: '2027-01-11T22:00', capacity: 2 });
    await bookVisit(use, soon);
    expect((await kindOf('half-empty', shows)).items).toMatchObject([
      { offeringId: soon._id, of: 'show', day: '2027-01-10', taken: 1, capacity: 2 },
    ]);
    await bookVisit(use, soon);
    expect((await kindOf('sold-out', shows)).items).toMatchObject([{ offeringId: soon._id, taken: 2 }]);
    expect(await kindOf('half-empty', shows)).toBeUndefined();
    const coach = await anOwner(use, { registrationType: 'coaching' });
    const batch = await aBatch(use, coach, { startDate: '2027-01-05', endDate: '2027-03-01', inTake: '1' });
    expect((await kindOf('half-empty', coach)).items).toMatchObject([{ of: 'batch', day: '2027-01-05', taken: 0 }]);
    await enrol(use, batch);
    expect((await kindOf('sold-out', coach)).items).toMatchObject([{ offeringId: batch._id, taken: 1, capacity: 1 }]);
  });
});
