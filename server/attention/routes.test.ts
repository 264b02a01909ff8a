import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking, type BookingWishes } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatchWithoutKeys } from '#server/enrolments/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata. */
const NOON = '2027-01-04T06:30:00.000Z';

type Park = { _id: string; profileRegistrationId: string };
type Json = ReturnType<typeof JSON.parse>;
const waitingFor = async ({ token }: Pick<Owner, 'token'>, query = ''): Promise<Json[]> => {
  const { status, json } = await use.call('GET', `/dashboard/attention${query}`, undefined, { token });
  expect(status).toBe(200);
  expect(json.at).toBe(use.clock.now().toISOString());
  return json.waiting;
};
const kindOf = async (kind: string, who: Pick<Owner, 'token'>): Promise<Json> =>
  (await waitingFor(who)).find((one) => one.kind === kind);
const sql = (statement: string, values: unknown[] = []) => use.database.asOwner(statement, values);
const bookedAt = (park: Park, instant: string, wishes: BookingWishes = {}) =>
  use.at(instant, async () => (await aBooking(use, park, wishes)).id);

let owner: Owner;
let park: Park;
beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner, { parkName: 'Zoo', startTime: '09:00', endTime: '18:00' });
});
beforeEach(async () => {
  use.clock.set(NOON);
  await sql('truncate booking cascade');
});

/** An attempt to pay a booking, and a refund of it where a state is named. */
async function anAttempt(bookingId: string, state: string, { refund = '', at = NOON, refusedAt = '' } = {}) {
  await sql(
    `insert into payment_attempt (id, organisation_id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise, state,
       last_inquiry_at, refused_at, created_at, updated_at)
     select 'a' || b.id, b.organisation_id, b.id, 1, 'ccav', k.id, '1', b.id, b.total_paise, $2, $3, nullif($4, '')::timestamptz, $3, $3
     from booking b join gateway_credential k on k.organisation_id = b.organisation_id and k.offering_id = coalesce(b.park_id, b.batch_id)
     where b.id = $1`,
    [bookingId, state, at, refusedAt],
  );
  if (refund)
    await sql(
      `insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, created_at, updated_at)
       select 'r' || id, organisation_id, id, booking_id, amount_paise, 'owner', $2, $3, $3 from payment_attempt where booking_id = $1`,
      [bookingId, refund, at],
    );
}

test('nothing waits in an organisation that has nothing, and nobody is shown another’s', async () => {
  const stranger = await anOwner(use);
  await anAttempt(await bookedAt(park, NOON, { status: 'awaited' }), 'review');
  expect(await waitingFor(stranger)).toEqual([]);
  const query = `?profileRegistrationId=${owner.organisationId}`;
  expect((await use.call('GET', `/dashboard/attention${query}`, undefined, stranger)).status).toBe(403);
  const admin = await anAdmin(use);
  expect((await waitingFor(admin, query)).map(({ kind }) => kind)).toEqual(['payments-to-decide']);
  expect(await waitingFor(admin, `?profileRegistrationId=${stranger.organisationId}`)).toEqual([]);
});

test('drafts wait with what they lack, or with nothing; the admin, who sells nothing, is told of none', async () => {
  const coaching = await anOwner(use, { registrationType: 'coaching' });
  const draft = (more: object) => aRecord(use, coaching, '/coaching', FORMS.batch({ published: false, ...more }));
  const [free, paid] = [await draft({ fee: 0 }), await draft({ fee: 500 })];
  await draft({ published: true, fee: 0 });
  const { count, items } = await kindOf('drafts-waiting', coaching);
  const lacks = 'Nobody can pay here yet: enter payment keys.';
  expect([count, items]).toMatchObject([
    2,
    [
      { offeringId: free._id, of: 'coaching', lacks: [] },
      { offeringId: paid._id, lacks: [lacks] },
    ],
  ]);
  expect(await kindOf('drafts-waiting', await anAdmin(use))).toBeUndefined();
});

describe('money', () => {
  test('to decide about is told with its sum, the longest waiting first', async () => {
    const [late, early] = [
      await bookedAt(park, NOON, { status: 'awaited', adults: 3 }),
      await bookedAt(park, NOON, { status: 'awaited' }),
    ];
    await anAttempt(late, 'review', { at: '2027-01-04T06:00:00.000Z' });
    await anAttempt(early, 'review', { at: '2027-01-03T06:00:00.000Z' });
    await anAttempt(await bookedAt(park, NOON), 'succeeded');
    const { count, amount, items } = await kindOf('payments-to-decide', owner);
    expect([count, amount, items.map((one: Json) => one.bookingId)]).toEqual([2, 500, [early, late]]);
    expect(items[0]).toEqual({
      profileRegistrationId: owner.organisationId,
      offeringId: park._id,
      name: 'Zoo',
      attemptId: `a${early}`,
      bookingId: early,
      shortCode: early.slice(0, 8),
      amount: 200,
      since: '2027-01-03T06:00:00.000Z',
    });
  });

  test('that could not be sent back, or that nobody has taken for an hour, is told; what is on its way is not', async () => {
    const refund = async (state: string, at: string) =>
      anAttempt(await bookedAt(park, at), 'succeeded', { refund: state, at });
    await refund('failed', NOON);
    await refund('sent', '2027-01-04T05:30:00.000Z');
    await refund('requested', '2027-01-04T05:30:00.001Z');
    await refund('pending', '2027-01-03T05:30:00.000Z');
    await refund('done', '2027-01-03T05:30:00.000Z');
    const of = async (kind: string) => (await kindOf(kind, owner)).count;
    expect([await of('refunds-failed'), await of('refunds-unsent')]).toEqual([1, 1]);
  });

  test('cuts a long list at ten and counts all', async () => {
    for (let n = 0; n < 11; n += 1) await anAttempt(await bookedAt(park, NOON, { status: 'awaited' }), 'review');
    const { count, amount, items } = await kindOf('payments-to-decide', owner);
    expect([count, amount, items.length]).toEqual([11, 2200, 10]);
  });
});

describe('keys', () => {
  test('are missing where something costs money and can be booked', async () => {
    const mine = await anOwner(use);
    const bare = await aParkWithoutKeys(use, mine, { parkName: 'Bare' });
    await aParkWithoutKeys(use, mine, { parkName: 'Closed', status: false });
    await aPark(use, mine);
    const { count, items } = await kindOf('keys-missing', mine);
    expect(count).toBe(1);
    expect(items[0]).toMatchObject({ offeringId: bare._id, name: 'Bare', of: 'park', gateway: 'ccav', since: null });
    const coach = await anOwner(use, { registrationType: 'coaching' });
    await aBatchWithoutKeys(use, coach);
    expect((await kindOf('keys-missing', coach)).items[0].of).toBe('coaching');
  });

  test('are not missed by a clinic without a MID, which takes cash', async () => {
    const clinics = await anOwner(use, { registrationType: 'doctor' });
    await aClinic(use, clinics);
    expect(await kindOf('keys-missing', clinics)).toBeUndefined();
    const paid = await aClinic(use, clinics, { mid: 'M1' });
    expect((await kindOf('keys-missing', clinics)).items).toMatchObject([{ offeringId: paid._id }]);
  });

  test('are refused until the gateway takes them for a later payment, and for a week at most', async () => {
    const refused = await bookedAt(park, '2027-01-03T05:00:00.000Z', { status: 'pending' });
    const since = '2027-01-03T05:10:00.000Z';
    await anAttempt(refused, 'initiated', { at: '2027-01-03T05:00:00.000Z', refusedAt: since });
    expect((await kindOf('keys-refused', owner)).items).toMatchObject([{ name: 'Zoo', of: 'park', since }]);
    const begun = (at: string) => sql('update payment_attempt set created_at = $1', [at]);
    await begun('2026-12-28T06:30:00.000Z');
    expect(await kindOf('keys-refused', owner)).toBeDefined();
    await begun('2026-12-28T06:29:59.999Z');
    expect(await kindOf('keys-refused', owner)).toBeUndefined();
    await begun('2027-01-03T05:00:00.000Z');
    await anAttempt(await bookedAt(park, NOON), 'succeeded');
    expect(await kindOf('keys-refused', owner)).toBeUndefined();
  });
});

describe('a gate', () => {
  const admit = (id: string, at: string) => sql('update booking set admitted_at = $2 where id = $1', [id, at]);
  const YESTERDAY = '2027-01-03T06:00:00.000Z';

  test('is silent when nobody was let in for an hour while people are missing', async () => {
    await admit(await bookedAt(park, YESTERDAY), YESTERDAY);
    const inside = await bookedAt(park, NOON, { adults: 2 });
    await bookedAt(park, NOON, { adults: 5 });
    await admit(inside, '2027-01-04T05:30:00.001Z');
    expect(await kindOf('gate-silent', owner)).toBeUndefined();
    await admit(inside, '2027-01-04T05:30:00.000Z');
    const found = await kindOf('gate-silent', owner);
    const item = {
      offeringId: park._id,
      name: 'Zoo',
      expected: 7,
      admitted: 2,
      lastAdmittedAt: '2027-01-04T05:30:00.000Z',
    };
    expect(found).toMatchObject({ count: 1, items: [item] });
    expect(await kindOf('gate-silent', await anInspector(use, owner, park._id))).toEqual(found);
    const elsewhere = await aPark(use, owner);
    expect(await waitingFor(await anInspector(use, owner, elsewhere._id))).toEqual([]);
  });

  test('is not silent before an hour of its day, after it closes, or where it was never used', async () => {
    await bookedAt(park, NOON, { adults: 5 });
    expect(await kindOf('gate-silent', owner)).toBeUndefined();
    await admit(await bookedAt(park, YESTERDAY), YESTERDAY);
    for (const [at, isSilent] of [
      ['2027-01-04T04:29:59.999Z', false],
      ['2027-01-04T04:30:00.000Z', true],
      ['2027-01-04T12:29:59.999Z', true],
      ['2027-01-04T12:30:00.000Z', false],
    ] as const) {
      use.clock.set(at);
      expect([at, (await kindOf('gate-silent', owner)) !== undefined]).toEqual([at, isSilent]);
    }
  });
});

describe('a gate of a park that ends after midnight', () => {
  test('is silent until then, and counts the people of its evening', async () => {
    use.clock.set('2027-01-04T13:00:00.000Z');
    const mine = await anOwner(use);
    const late = await aPark(use, mine, { parkName: 'Late', startTime: '18:00', endTime: '02:00' });
    const admit = (id: string, at: string) => sql('update booking set admitted_at = $2 where id = $1', [id, at]);
    await admit(await bookedAt(late, '2027-01-03T06:00:00.000Z'), '2027-01-03T13:00:00.000Z');
    await bookedAt(late, NOON, { adults: 5 });
    const told: string[] = [];
    for (const at of [
      '2027-01-04T13:29:59.999Z',
      '2027-01-04T13:30:00.000Z',
      '2027-01-04T18:29:59.999Z',
      '2027-01-04T18:45:00.000Z',
      '2027-01-04T20:29:59.999Z',
      '2027-01-04T20:30:00.000Z',
    ]) {
      use.clock.set(at);
      const found = await kindOf('gate-silent', mine);
      if (found) told.push(`${at.slice(11, 16)} ${found.items[0].expected} ${found.items[0].lastAdmittedAt}`);
    }
    expect(told).toEqual(['13:30', '18:29', '18:45', '20:29'].map((time) => `${time} 5 2027-01-03T13:00:00.000Z`));
  });
});

describe('a queue', () => {
  const give = (id: string, at: string) => sql('update token set issued_at = $2 where booking_id = $1', [id, at]);
  const call = (id: string, at: string) =>
    sql("update token set state = 'complete', called_at = $2, completed_at = $2 where booking_id = $1", [id, at]);
  const book = async (branch: { _id: string }, at: string): Promise<string> => {
    const { json } = await bookLoan(use, branch);
    await give(json._id, at);
    return json._id;
  };

  test('is late when nobody was called for half an hour; not when staff have paused it, nor when its desk is closed', async () => {
    const bank = await anOwner(use, { registrationType: 'loan' });
    const branch = await aBranch(use, bank, { branchName: 'Abids' });
    await call(await book(branch, '2027-01-04T05:50:00.000Z'), '2027-01-04T06:00:00.001Z');
    await book(branch, '2027-01-04T05:55:00.000Z');
    expect(await kindOf('queue-late', bank)).toBeUndefined();
    use.clock.set('2027-01-04T06:30:00.001Z');
    const found = await kindOf('queue-late', bank);
    expect(found).toMatchObject({
      count: 1,
      items: [{ offeringId: branch._id, name: 'Abids', of: 'loan', doctorId: null, waiting: 1, waitingMinutes: 35 }],
    });
    expect(found.items[0]).toMatchObject({ usualMinutes: null, lastCalledAt: '2027-01-04T06:00:00.001Z' });
    const counter = await aCounter(use, bank, branch._id);
    expect(await waitingFor(counter)).toEqual([]);
    use.clock.set('2027-01-04T09:00:00.002Z');
    expect(await kindOf('queue-late', bank)).toBeUndefined();
    use.clock.set('2027-01-04T07:00:00.000Z');
    await sql('update token_queue set paused = true');
    expect(await kindOf('queue-late', bank)).toBeUndefined();
  });

  test('is late when somebody waits longer than nine of ten did before, from the opening of the clinic on', async () => {
    const clinics = await anOwner(use, { registrationType: 'doctor' });
    const clinic = await aClinic(use, clinics, { startTime: '11:00', endTime: '18:00' });
    const { json: before } = await use.at('2027-01-03T06:30:00.000Z', () => bookDoctor(use, clinic));
    await give(before._id, '2027-01-03T04:00:00.000Z');
    await call(before._id, '2027-01-03T05:50:00.000Z');
    const first = (await bookDoctor(use, clinic)).json._id;
    await give(first, '2027-01-04T04:00:00.000Z');
    await call(first, '2027-01-04T05:45:00.000Z');
    await give((await bookDoctor(use, clinic)).json._id, '2027-01-04T04:00:00.000Z');
    use.clock.set('2027-01-04T05:50:59.999Z');
    expect(await kindOf('queue-late', clinics)).toBeUndefined();
    use.clock.set('2027-01-04T05:51:00.000Z');
    const { items } = await kindOf('queue-late', clinics);
    expect(items[0]).toMatchObject({ of: 'doctor', doctorId: clinic.doctorId, waitingMinutes: 21, usualMinutes: 20 });
  });
});

describe('what visitors see and cannot book', () => {
  const linesOf = async (owner: Owner) =>
    ((await kindOf('not-selling', owner))?.items ?? []).map(({ name, lacks }: Record<string, string>) => [name, lacks]);

  test('is a park that sells nothing or whose dates are over', async () => {
    const owner = await anOwner(use);
    const unpriced = { adult: false, child: false };
    await aParkWithoutKeys(use, owner, { parkName: 'Bare', ...unpriced });
    await aParkWithoutKeys(use, owner, { parkName: 'Draft', ...unpriced, published: false });
    await aParkWithoutKeys(use, owner, { parkName: 'Paused', ...unpriced, status: false });
    const dated = { isEnabledCustomBookingDates: true, bookingDates: ['2026-12-01'] };
    await aParkWithoutKeys(use, owner, { parkName: 'Late', ...dated });
    expect(await linesOf(owner)).toEqual([
      ['Bare', 'prices'],
      ['Late', 'dates'],
    ]);
  });

  test('is a show without days, and a branch until a counter can sign in', async () => {
    const shows = await anOwner(use, { registrationType: 'exbhition' });
    await use.call('POST', '/exbhition/add', { organizationName: 'Mela' }, shows);
    expect(await linesOf(shows)).toEqual([['Mela', 'dates']]);
    const bank = await anOwner(use, { registrationType: 'loan' });
    const branch = await aBranch(use, bank, { branchName: 'Abids' });
    expect(await linesOf(bank)).toEqual([['Abids', 'counters']]);
    await aCounter(use, bank, branch._id);
    expect(await linesOf(bank)).toEqual([]);
  });
});
