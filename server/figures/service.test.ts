import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { findViolations } from '#server/kernel/records/invariants.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { figureInvariants } from './invariants.ts';
import { countDays } from './service.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata, and the Saturday before. */
const NOON = '2027-01-04T06:30:00.000Z';
const SATURDAY = '2027-01-02T06:30:00.000Z';
const WHAT = ['figures?days=7', 'breakdowns?days=7'];

let owner: Owner;
let clinics: Owner;
let park: Awaited<ReturnType<typeof aPark>>;
let clinic: Awaited<ReturnType<typeof aClinic>>;
beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner);
  clinics = await anOwner(use, { registrationType: 'doctor' });
  clinic = await aClinic(use, clinics);
});
beforeEach(() => use.database.asOwner('truncate booking, counted_day, day_change cascade'));

async function answers(...owners: Pick<Owner, 'token'>[]) {
  const told = [];
  for (const { token } of owners)
    for (const what of WHAT) told.push((await use.call('GET', `/dashboard/${what}`, undefined, { token })).json.trades);
  return told;
}
const money = async () => (await answers(owner))[0][0].money.now;

/** Tickets of Saturday, one of them with a coupon, one refunded, one admitted; and a token that was called. */
async function aSaturday(): Promise<{ ids: string[]; token: string }> {
  use.clock.set(SATURDAY);
  const ids = [];
  for (const adults of [1, 2, 3, 4]) ids.push((await aBooking(use, park, { adults })).id);
  const { json } = await bookDoctor(use, clinic);
  await set(ids[1], "coupon_code = 'SAVE', discount_paise = 500, total_paise = total_paise - 500");
  await set(ids[2], `admitted_at = '${SATURDAY}'`);
  ids.push((await aBooking(use, park, { status: 'failed' })).id);
  await mark(json._id, "state = 'called', called_at = issued_at + interval '7 minutes'");
  use.clock.set(NOON);
  return { ids: ids as string[], token: json._id };
}
const set = (id: string | undefined, to: string) =>
  use.database.asOwner(`update booking set ${to} where id = $1`, [id]);
const mark = (id: string, to: string) => use.database.asOwner(`update token set ${to} where booking_id = $1`, [id]);

describe('days that are over', () => {
  test('are counted once, and read instead of their bookings; the answer is the same', async () => {
    await aSaturday();
    const scanned = await answers(owner, clinics);
    // Two days of each organisation: today is not over.
    expect([await countDays(use.deps), await countDays(use.deps)]).toEqual([4, 0]);
    expect(await answers(owner, clinics)).toEqual(scanned);
    await use.database.asOwner("update day_count set paise = paise + 100 where part = 'sales'");
    expect(await answers(owner, clinics)).not.toEqual(scanned);
  });

  test('leave today to be counted as it stands', async () => {
    await aSaturday();
    await countDays(use.deps);
    const before = await money();
    await aBooking(use, park, { adults: 3 });
    expect(await money()).toBe(before + 300);
  });

  test('are not counted within their first hour', async () => {
    await aSaturday();
    use.clock.set('2027-01-02T19:29:59.999Z');
    expect(await countDays(use.deps)).toBe(0);
    use.clock.set('2027-01-02T19:30:00.000Z');
    expect(await countDays(use.deps)).toBe(2);
  });

  test.each([
    ['a booking that is refunded', (one: Saturday) => set(one.ids[0], "status = 'refunded'")],
    ['one that is paid late', (one: Saturday) => set(one.ids[4], "status = 'paid'")],
    ['one that is moved to another day', (one: Saturday) => set(one.ids[3], "visit_date = '2027-01-03'")],
    [
      'one that was let in on a phone without network',
      (one: Saturday) => set(one.ids[1], `admitted_at = '${SATURDAY}'`),
    ],
    ['a token that is completed late', (one: Saturday) => mark(one.token, "state = 'complete', completed_at = now()")],
    ['a token that was not there', (one: Saturday) => mark(one.token, "state = 'noshow'")],
  ])('count %s at once, and keep it when they are counted anew', async (_, act) => {
    const saturday = await aSaturday();
    await countDays(use.deps);
    const before = await answers(owner, clinics);
    await act(saturday);
    const after = await answers(owner, clinics);
    expect(after).not.toEqual(before);
    expect(await countDays(use.deps)).toBeGreaterThan(0);
    expect(await answers(owner, clinics)).toEqual(after);
    await use.database.asOwner('truncate counted_day, day_change cascade');
    expect(await answers(owner, clinics)).toEqual(after);
  });

  test('control: without the trigger such a change is not seen, and the doctor finds it', async () => {
    const { ids } = await aSaturday();
    await countDays(use.deps);
    expect(await broken()).toEqual([]);
    await use.database.asOwner('alter table booking disable trigger booking_recounts');
    await set(ids[0], "status = 'refunded'");
    await use.database.asOwner('alter table booking enable trigger booking_recounts');
    expect(await money()).toBe(995);
    expect(await broken()).toContain('2027-01-02: sales ');
  });

  test('a change that is under way when they are counted is counted when it is there', async () => {
    const { ids } = await aSaturday();
    await countDays(use.deps);
    await changing(ids[0], "status = 'refunded'", async () => {
      await use.database.asOwner('insert into day_change select organisation_id, day from counted_day');
      await countDays(use.deps);
      expect(await money()).toBe(995);
    });
    expect(await money()).toBe(895);
    await countDays(use.deps);
    expect([await money(), await broken()]).toEqual([895, []]);
  });

  test('whoever counts a day for the first time waits for a change that is under way', async () => {
    const { ids } = await aSaturday();
    let isCounted = false;
    let counting: Promise<unknown> = Promise.resolve();
    await changing(ids[0], "status = 'refunded'", async () => {
      counting = countDays(use.deps).then(() => {
        isCounted = true;
      });
      await waiting();
      expect(isCounted).toBe(false);
    });
    await counting;
    expect([await money(), await broken()]).toEqual([895, []]);
  });
});

type Saturday = Awaited<ReturnType<typeof aSaturday>>;

/** Does something while a booking is changed and the change is not committed yet. */
async function changing(id: string | undefined, to: string, meanwhile: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: use.database.ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`update booking set ${to} where id = $1`, [id]);
    await meanwhile();
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Until somebody waits for a lock that is no row's. */
async function waiting(): Promise<void> {
  for (;;) {
    const rows = await use.database.asOwner("select from pg_locks where locktype = 'advisory' and not granted");
    if (rows.length > 0) return;
  }
}

async function broken(): Promise<string[]> {
  const client = new pg.Client({ connectionString: use.database.ownerUrl });
  await client.connect();
  try {
    const findings = await findViolations(client, figureInvariants);
    return findings.flatMap(({ violations }) => violations.map(({ problem }) => problem));
  } finally {
    await client.end();
  }
}

test('an inspector reads what is kept of their own park, and another organisation nothing', async () => {
  const lake = await aPark(use, owner, { parkName: 'Lake' });
  await aSaturday();
  use.clock.set(SATURDAY);
  await aBooking(use, lake, { adults: 9 });
  use.clock.set(NOON);
  await countDays(use.deps);
  const inspector = await anInspector(use, owner, lake._id);
  const [[{ bookings: own }]] = await answers(inspector);
  const [[{ money: none }]] = await answers(await anOwner(use));
  expect([own.now, none.now, await money()]).toEqual([1, 0, 1895]);
});

describe('the number of rows of a long list', () => {
  const LISTS: [path: string, body: object][] = [
    ['/ticketbooking/search', {}],
    ['/ticketbooking/search', { startDate: '2027-01-02', endDate: '2027-01-03' }],
    ['/ticketbooking/search', { date: '2027-01-04' }],
    ['/ticketbooking/search', { startDate: '2027-01-03', endDate: '2027-01-02' }],
    ['/ticketbooking/search', { paymentVendor: 'ccav', startDate: '2027-01-03' }],
    ['/payments/search', {}],
    ['/payments/search', { startDate: '2027-01-03' }],
    ['/payments/search', { endDate: '2027-01-02' }],
    ['/payments/search', { state: 'succeeded' }],
  ];
  const totals = async (asking: { token: string }, more: object = {}) => {
    const told = [];
    for (const [path, body] of LISTS) {
      const { json, headers } = await use.call('POST', path, { ...body, ...more }, asking);
      told.push([Number(headers['x-total-count']), json.length]);
    }
    return told;
  };
  /** An attempt to pay each booking that is stored, begun with it. */
  const tried = () =>
    use.database.asOwner(`set session_replication_role = replica;
      insert into payment_attempt (organisation_id, id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise, state, created_at, updated_at)
      select organisation_id, id, id, 1, 'ccav', 'none', '1', id, total_paise, case status when 'paid' then 'succeeded' else 'failed' end, created_at, created_at
      from booking where park_id is not null on conflict do nothing`);
  const ofPark = (one: { _id: string }) => ({ parkId: one._id });

  test('is that of its rows, whether its days are counted or not, for owner, inspector and admin', async () => {
    await aSaturday();
    use.clock.set('2027-01-03T06:30:00.000Z');
    const lake = await aPark(use, owner, { parkName: 'Lake' });
    await aBooking(use, lake, { status: 'refunded' });
    use.clock.set(NOON);
    await aBooking(use, park, { status: 'pending' });
    await tried();
    const inspector = await anInspector(use, owner, lake._id);
    const all = async () => [
      await totals(owner),
      await totals(owner, ofPark(lake)),
      await totals(await anOwner(use)),
      (await totals(inspector)).slice(0, 5),
      (await totals(inspector, ofPark(park))).slice(0, 5),
      await totals(await anAdmin(use)),
    ];
    const scanned = await all();
    expect(scanned[0]).toEqual([7, 6, 1, 0, 2, 7, 2, 5, 4].map((many) => [many, many]));
    for (const [total, rows] of scanned.flat()) expect(total).toBe(rows);
    expect(await countDays(use.deps)).toBeGreaterThan(0);
    expect(await all()).toEqual(scanned);
  });

  test('control: it is read from what is kept of days that are over', async () => {
    await aSaturday();
    await tried();
    await countDays(use.deps);
    await use.database.asOwner("update day_count set count = count + 10 where part in ('booked', 'attempts')");
    const [tickets, , , , , payments] = await totals(owner);
    expect([tickets, payments]).toEqual([
      [15, 5],
      [15, 5],
    ]);
  });
});
