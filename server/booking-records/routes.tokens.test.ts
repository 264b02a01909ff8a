import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { text } from '#contract/kernel/text.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { countDays } from '#server/figures/service.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const english = (...refusal: Parameters<typeof text>): string => SAY.en(text(...refusal));

const use = useTestApp({ config: { rateLimitScale: 100 } });
const [MONDAY, TUESDAY, WEDNESDAY] = ['2027-01-04', '2027-01-05', '2027-01-06'];
const { doctors, bank } = doctorsAndBank(use);
let second: string;
beforeAll(async () => {
  second = (await use.call('POST', '/doctor/add', { doctorName: 'Dr Second' }, doctors)).json._id;
});
beforeEach(() => use.clock.set(`${MONDAY}T06:30:00.000Z`));

/** The noon of a day; a session of before is over then. */
async function atNoonOf<O extends Owner>(day: string, owner: O): Promise<O> {
  use.clock.set(`${day}T06:30:00.000Z`);
  const { json } = await use.call('POST', '/profileregistration/login', { email: owner.email, password: PASSWORD });
  return { ...owner, token: json.token };
}

const clinicWith = (more: object = {}) => aClinic(use, doctors, { bookingDays: '2', doctorIds: [second], ...more });
type Clinic = Awaited<ReturnType<typeof clinicWith>>;
const book = async (clinic: Clinic, more: object = {}): Promise<string> => {
  const { status, json, text } = await bookDoctor(use, clinic, more);
  expect(status, text).toBe(201);
  return json._id;
};
const move = (id: string, selectedDate: string, stationId?: string, owner = doctors) =>
  use.call('POST', `/bookings/${id}/day`, { selectedDate, stationId }, owner);
const refusedWith = async (asked: ReturnType<typeof move>) => {
  const { status, json } = await asked;
  return [status, json.message];
};
const visitorSees = async (id: string) =>
  (await use.call('POST', '/doctorbooking/appointmentdetails', { bookingId: id })).json;
const mark = (id: string, bookingStatus: string) => use.call('PUT', `/doctorbooking/${id}`, { bookingStatus }, doctors);

describe('a doctor’s token', () => {
  test('gets the next number of its new day, leaves its place to others, and its number to nobody', async () => {
    const clinic = await clinicWith({ tokens: '2' });
    const [id] = [await book(clinic), await book(clinic), await book(clinic, { selectedDate: TUESDAY })];
    expect((await bookDoctor(use, clinic)).status).toBe(409);
    use.clock.advance(60);
    const { status, json, text } = await move(id, TUESDAY);
    expect([status, json.selectedDate, json.token], text).toMatchObject([200, TUESDAY, { number: 2, state: 'booked' }]);
    expect(await visitorSees(id)).toMatchObject({ tokenNumber: 2, selectedDate: TUESDAY, clinicId: clinic._id });
    expect((await bookDoctor(use, clinic)).json.tokenNumber).toBe(3);
    expect((await bookDoctor(use, clinic)).status).toBe(409);
  });

  test('tells on its page who moved it, from where, and the number that it left', async () => {
    const id = await book(await clinicWith());
    use.clock.advance(60);
    const { json } = await move(id, WEDNESDAY, second);
    expect(json).toMatchObject({ doctorName: 'Dr Second', token: { number: 1 }, formerTokens: [{ number: 1 }] });
    expect(json.changes).toMatchObject([
      {
        accountName: 'Asha Rao',
        changes: { visit_date: { from: MONDAY, to: WEDNESDAY }, doctor: { to: 'Dr Second' } },
      },
    ]);
  });

  test('goes to another doctor of the same day, and the open pages of both are told', async () => {
    const clinic = await clinicWith();
    const id = await book(clinic);
    const page = await aLivePage(await listening(use));
    await page.join({ kind: 'doctor', id: clinic._id });
    const before = page.told.length;
    expect((await move(id, MONDAY, second)).status).toBe(200);
    const told = () => page.told.slice(before).map(({ doctorId }) => doctorId);
    await eventually(() => [clinic.doctorId, second].every((doctorId) => told().includes(doctorId)));
  });

  test('is offered the days and doctors of its clinic, with what they have left', async () => {
    const clinic = await clinicWith({ tokens: '2' });
    const id = await book(clinic);
    const { json } = await use.call('GET', `/bookings/${id}/day`, undefined, doctors);
    expect(json).toEqual({
      days: [MONDAY, TUESDAY, WEDNESDAY],
      left: null,
      slots: [],
      stationId: clinic.doctorId,
      stations: [
        { id: clinic.doctorId, name: expect.any(String), left: [1, 2, 2] },
        { id: second, name: 'Dr Second', left: [2, 2, 2] },
      ],
    });
  });

  test('that nobody answered the call of can still be moved, days later too', async () => {
    const clinic = await clinicWith();
    const id = await book(clinic);
    await mark(id, 'called');
    await mark(id, 'noshow');
    const later = await atNoonOf(WEDNESDAY, doctors);
    expect((await move(id, WEDNESDAY, undefined, later)).json.token).toMatchObject({
      number: 1,
      state: 'booked',
      calledAt: null,
    });
  });

  test('that is being served, was served or is cancelled stays, with words that say so', async () => {
    const clinic = await clinicWith();
    const [called, done, gone] = [await book(clinic), await book(clinic), await book(clinic)];
    await mark(called, 'called');
    await mark(done, 'complete');
    await use.call('DELETE', `/bookings/${gone}`, undefined, doctors);
    expect(await refusedWith(move(called, TUESDAY))).toEqual([409, english('booking-records.called')]);
    expect(await refusedWith(move(done, TUESDAY))).toEqual([409, english('booking-records.served')]);
    expect(await refusedWith(move(gone, TUESDAY))).toEqual([409, english('booking-records.void')]);
  });

  test('stays where the other place is full, not bookable, not its clinic’s, or the same', async () => {
    const clinic = await clinicWith({ tokens: '1' });
    const [id] = [await book(clinic), await book(clinic, { selectedDate: TUESDAY })];
    expect(await refusedWith(move(id, TUESDAY))).toEqual([
      409,
      english('booking-records.fullDay', { day: dayText(TUESDAY) }),
    ]);
    expect(await refusedWith(move(id, MONDAY))).toEqual([409, english('booking-records.same')]);
    expect(await refusedWith(move(id, WEDNESDAY, '0'.repeat(26)))).toEqual([400, english('booking-records.noDoctor')]);
    for (const day of ['2027-01-03', '2027-01-07']) expect((await move(id, day)).status).toBe(400);
    await use.call('PUT', `/clinic/${clinic._id}`, { published: false }, doctors);
    expect(await refusedWith(move(id, WEDNESDAY))).toEqual([409, english('booking-records.closed')]);
    expect(await visitorSees(id)).toMatchObject({ tokenNumber: 1, selectedDate: MONDAY });
  });

  test('is nobody else’s to move', async () => {
    const id = await book(await clinicWith());
    expect((await move(id, TUESDAY, undefined, bank)).status).toBe(404);
    expect((await use.call('GET', `/bookings/${id}/day`, undefined, bank)).status).toBe(404);
    expect((await use.call('GET', `/bookings/${id}/day`)).status).toBe(401);
  });

  test('is counted where it is, on a day that was counted before, too', async () => {
    const asked = await anOwner(use, { registrationType: 'doctor' });
    const clinic = await aClinic(use, asked, { bookingDays: '2' });
    const [id] = [await book(clinic), await book(clinic)];
    const owner = await atNoonOf(TUESDAY, asked);
    await countDays(use.deps);
    const tokensOn = async (day: string) =>
      (await use.call('GET', `/dashboard/figures?from=${day}&to=${day}`, undefined, owner)).json.trades[0].bookings.now;
    expect([await tokensOn(MONDAY), await tokensOn(TUESDAY)]).toEqual([2, 0]);
    expect((await move(id, TUESDAY, undefined, owner)).status).toBe(200);
    expect([await tokensOn(MONDAY), await tokensOn(TUESDAY)]).toEqual([1, 1]);
    await countDays(use.deps);
    expect([await tokensOn(MONDAY), await tokensOn(TUESDAY)]).toEqual([1, 1]);
  });
});

test('a booking tells all that happened at the desk, by whom and where, though the token has gone on since', async () => {
  const branch = await aBranch(use, bank);
  const login = (counterUsername: string) => aCounter(use, bank, branch._id, { counterUsername });
  const [meera, ravi] = [await login('Meera'), await login('Ravi')];
  const id = (await bookLoan(use, branch, { branchUserId: meera.id })).json._id as string;
  const at = async (counter: typeof meera, bookingStatus: string) => {
    use.clock.advance(1);
    const { status, text } = await use.call('PUT', `/loanbooking/${id}`, { bookingStatus }, counter);
    expect(status, text).toBe(200);
  };
  for (const state of ['called', 'noshow', '']) await at(meera, state);
  const told = async () => {
    const { tokenEvents } = (await use.call('GET', `/bookings/${id}`, undefined, bank)).json;
    return tokenEvents.map(({ state, counterName, role, at: when }: Record<string, string>) => {
      expect(role).toBe('counter');
      return `${when?.slice(14, 16)} ${state} ${counterName}`;
    });
  };
  const before = await told();
  expect(before).toEqual(['31 called Meera', '32 noshow Meera', '33 booked Meera']);
  use.clock.advance(1);
  await move(id, MONDAY, ravi.id, bank);
  for (const state of ['called', 'complete']) await at(ravi, state);
  expect(await told()).toEqual([...before, '35 called Ravi', '36 complete Ravi']);
});

test('what happened at a desk is written down by the database alone, and nobody changes it', async () => {
  const id = await book(await clinicWith());
  await mark(id, 'called');
  for (const change of ['delete from token_event', "update token_event set state = 'noshow'"])
    await expect(
      withScope(use.deps.db, systemScope, (tx) => sql`${sql.raw(change)} where booking_id = ${id}`.execute(tx)),
    ).rejects.toThrow('permission denied');
});

test('of many moves and bookings at once one alone gets the last place, and nobody waits for another for ever', async () => {
  const clinic = await clinicWith({ tokens: '8' });
  const ids = await Promise.all(Array.from({ length: 4 }, () => book(clinic)));
  const others = await Promise.all(Array.from({ length: 7 }, () => book(clinic, { selectedDate: TUESDAY })));
  const asked = [
    ...ids.map((id) => move(id, TUESDAY)),
    ...ids.map((id) => move(id, TUESDAY, second)),
    ...others.slice(0, 3).map((id) => move(id, TUESDAY, second)),
    bookDoctor(use, clinic, { selectedDate: TUESDAY }),
  ];
  for (const { status, text } of await Promise.all(asked)) expect([200, 201, 409], text).toContain(status);
  const counted = await use.database.asOwner(
    `select count(*)::int as given, q.issued - q.moved_away as taken
     from token_queue q join token t using (organisation_id, queue_id, doctor_id, day)
     where q.queue_id = $1 and t.booking_id is not null group by q.doctor_id, q.day, q.issued, q.moved_away`,
    [clinic._id],
  );
  for (const { given, taken } of counted) expect(given).toBe(taken);
  expect(counted.every(({ taken }) => Number(taken) <= 8)).toBe(true);
  expect(counted.reduce((sum, { given }) => sum + Number(given), 0)).toBeGreaterThanOrEqual(11);
});

describe('a branch’s token', () => {
  const openings = async (id: string) => (await use.call('GET', `/bookings/${id}/day`, undefined, bank)).json;
  const ofBranch = async () => {
    const branch = await aBranch(use, bank);
    const [one, two] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
    const { json } = await bookLoan(use, branch, { branchUserId: one.id });
    return { branch, one, two, id: json._id as string };
  };

  test('goes to another counter with its number, and Activity says from whom to whom', async () => {
    const { one, two, id } = await ofBranch();
    expect((await openings(id)).stations.map((station: { id: string }) => station.id)).toEqual([one.id, two.id]);
    use.clock.advance(60);
    const { json, text } = await move(id, MONDAY, two.id, bank);
    expect(json.token, text).toMatchObject({ number: 1, state: 'booked' });
    expect(json.changes).toMatchObject([{ noun: 'token', recordName: '1', accountName: 'Asha Rao' }]);
    expect(await refusedWith(move(id, MONDAY, two.id, bank))).toEqual([409, english('booking-records.same')]);
  });

  test('is for today: yesterday’s gets a new number today, and tomorrow is refused', async () => {
    const { branch, two, id } = await ofBranch();
    expect(await refusedWith(move(id, TUESDAY, undefined, bank))).toEqual([400, english('booking-records.todayAlone')]);
    expect(await refusedWith(move(id, MONDAY, '0'.repeat(26), bank))).toEqual([
      400,
      english('booking-records.noCounter'),
    ]);
    const later = await atNoonOf(TUESDAY, bank);
    await bookLoan(use, branch);
    const { json, text } = await move(id, TUESDAY, two.id, later);
    expect([json.selectedDate, json.token?.number], text).toEqual([TUESDAY, 2]);
  });
});

test('a place at a show has no other day', async () => {
  const organiser = await aShowOwner(use);
  const { json } = await bookVisit(use, await aShow(use, organiser));
  expect(await refusedWith(move(json._id, TUESDAY, undefined, organiser))).toEqual([
    409,
    english('booking-records.otherKind'),
  ]);
});
