import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from './appointments/factory.ts';
import { INVARIANTS } from './doctor.ts';
import { aBatch, enrol } from './enrolments/factory.ts';
import { anInspector } from './inspectors/factory.ts';
import { type Finding, findViolations } from './kernel/records/invariants.ts';
import { anOwner } from './organisations/factory.ts';
import { useCardSales } from './testing/card-sale.ts';
import { aRecord, FORMS } from './testing/catalogue.ts';
import { aShow, aShowOwner, bookVisit } from './visits/factory.ts';

const { use, aShop, sell, paidTwice, book, start, pass, sendRefunds, gateway, comeBack } = await useCardSales();

let owner: pg.Client;

/** Every kind of organisation has a day with whatever may happen in it. */
beforeAll(async () => {
  const shop = await aShop({ dailyCapacity: 40, isEnabledCoupon: true });
  const { couponCode } = await aRecord(use, shop.owner, '/coupon', FORMS.coupon(shop.parkId));
  await aRecord(use, shop.owner, '/advatagement', FORMS.advertisement(shop.parkId));
  const admitted = await sell(shop);
  await scan(admitted.id, shop.owner.token);
  await scan(admitted.id, shop.owner.token);
  await refund((await sell(shop)).id, shop.owner.token);
  await refund((await sell(shop)).id, shop.owner.token, { lines: [{ category: 'adult', quantity: 1 }] });
  await sell(shop, 'failure');
  const voided = await book(shop);
  await use.call('DELETE', `/ticketbooking/${voided.id}`, undefined, { token: shop.owner.token });
  const withCoupon = await book(shop, 1, { couponCode });
  await comeBack(await gateway.decide(await start(withCoupon), 'success'));
  await book(shop);
  await paidTwice();
  await sendRefunds();
  await aDayOfQueues();
  await aDayOfPlaces();
  await anInspector(use, shop.owner, shop.parkId);
  await pass(1);
  owner = new pg.Client({ connectionString: use.database.ownerUrl });
  await owner.connect();
});
afterAll(() => owner?.end());

const scan = (id: string, token: string) =>
  use.call('POST', '/ticketbooking/scan', { code: shortCodeOf(id), scanId: randomUUID() }, { token });

async function refund(bookingId: string, token: string, more: object = {}): Promise<void> {
  const asked = await use.call('POST', '/payments/refund', { bookingId, note: 'It rained.', ...more }, { token });
  expect(asked.status, asked.text).toBe(200);
}

async function aDayOfQueues(): Promise<void> {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, doctors, { bookingDays: '1' });
  const patients = [];
  for (let n = 0; n < 4; n += 1) patients.push((await bookDoctor(use, clinic)).json._id);
  await use.call('PUT', `/doctorbooking/${patients[0]}`, { bookingStatus: 'complete' }, doctors);
  await use.call('DELETE', `/doctorbooking/${patients[2]}`, undefined, doctors);
  const tomorrow = { selectedDate: addDays(dayOf(use.clock.now()), 1) };
  expect((await use.call('POST', `/bookings/${patients[3]}/day`, tomorrow, doctors)).status).toBe(200);
  const bank = await anOwner(use, { registrationType: 'loan' });
  await bookLoan(use, await aBranch(use, bank));
}

async function aDayOfPlaces(): Promise<void> {
  const organiser = await aShowOwner(use);
  const show = await aShow(use, organiser);
  await bookVisit(use, show);
  const { json } = await bookVisit(use, show);
  await use.call('DELETE', `/exbhitionbooking/${json._id}`, undefined, organiser);
  const coach = await anOwner(use, { registrationType: 'coaching' });
  expect((await enrol(use, await aBatch(use, coach, { fee: '0' }))).status).toBe(201);
}

const broken = (findings: Finding[]): string[] =>
  findings.filter(({ violations }) => violations.length > 0).map(({ promise }) => promise);

test('after a day in which everything happened, every promise holds', async () => {
  const findings = await findViolations(owner, INVARIANTS);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(findings).toHaveLength(INVARIANTS.length);
  const [{ kinds }] = await use.database.asOwner('select count(distinct kind)::int as kinds from booking');
  expect(kinds).toBe(5);
});

/** Faults, done by hand, each with every promise that it breaks. */
const TAMPERINGS: [what: string, statement: string, promises: string[]][] = [
  [
    'money that nobody gave back',
    `delete from payment_refund where reason = 'duplicate'`,
    ['money that came in is a paid booking or a refund'],
  ],
  [
    'a ticket that stays good though its money went back',
    `update payment_attempt set state = 'chargeback' where id = (select paid_attempt_id from booking where status = 'paid' and total_paise > 0 limit 1)`,
    [
      'money that went back paid for nothing that is still good',
      'every paid booking was paid in full, by one attempt of its own',
    ],
  ],
  [
    'a refund of another amount',
    `update payment_refund set amount_paise = amount_paise - 1 where items is null`,
    ['a refund gives back what was paid, no more and no less'],
  ],
  [
    'some of a ticket that is given back and still paid for',
    `update payment_refund set amount_paise = amount_paise - 1 where items is not null`,
    ['a ticket costs what was paid for it without what went back for some of it'],
  ],
  [
    'a booking that somebody marked as paid',
    `update booking set status = 'paid' where kind = 'park-ticket' and status = 'pending'`,
    ['every paid booking was paid in full, by one attempt of its own'],
  ],
  [
    'a payment that no inquiry confirmed',
    `delete from payment_event where kind = 'inquiry'`,
    ['every paid booking has the answer of the gateway that says so'],
  ],
  [
    'a refund that is said to be done and was never taken',
    `with taken as (delete from payment_event where kind = 'refund')
     update payment_refund set state = 'done' where items is not null`,
    ['every refund that is done was taken by the gateway'],
  ],
  [
    'a place that is counted twice',
    `update park_day set taken = taken + 1`,
    ['the places counted of a park’s day are those that its bookings hold'],
  ],
  [
    'somebody inside a park whom nobody let in',
    `insert into park_inside (organisation_id, park_id, day, people) select organisation_id, id, '2027-01-04', 1 from park limit 1`,
    ['the people inside a park are those whom its scans of the day count'],
  ],
  [
    'people of a ticket who were let in and are nowhere',
    `with part as (update scan set counts = '{"adult": 1}' where result = 'admitted' returning booking_id)
     update booking set let_in = '{"adult": 1}', inside = '{}' from part where booking.id = part.booking_id`,
    ['the people inside of a ticket are those let in and not let out by its scans'],
  ],
  [
    'a place of a slot that nobody holds',
    `update park_day set slots = '{"10:00": 1}'`,
    ['the places counted of a slot are those that its bookings hold'],
  ],
  [
    'a ticket without its places',
    `update booking set places_held = false where admitted_at is not null`,
    [
      'the places counted of a park’s day are those that its bookings hold',
      'a paid booking has its places, and what has ended has none',
    ],
  ],
  [
    'a refunded ticket that keeps its places',
    `update booking set places_held = true where status = 'refunded'`,
    [
      'the places counted of a park’s day are those that its bookings hold',
      'a paid booking has its places, and what has ended has none',
    ],
  ],
  ['a changed line', `update booking_line set quantity = quantity + 1`, ['a ticket costs what its lines cost']],
  [
    'a show whose places are miscounted',
    `update exhibition_places set taken = taken + 1`,
    ['the places counted of a show are those that its visits hold'],
  ],
  [
    'a use of a coupon that nobody had',
    `update coupon set used = used + 1`,
    ['the uses counted of a coupon are those that bookings hold'],
  ],
  [
    'a gap among tokens',
    `update token set number = number + 1 where number = 4`,
    ['the tokens of a day are 1 to n, without a gap'],
  ],
  [
    'a place that was freed twice',
    `update token_queue set moved_away = moved_away + 1 where moved_away = 1`,
    ['a place is free again for each number that was left by moving'],
  ],
  [
    'a lost token',
    `delete from token where queue_id in (select branch_id from booking)`,
    [
      'the tokens of a day are 1 to n, without a gap',
      'whoever paid at a clinic, or waits at a branch, has a token that counts',
    ],
  ],
  [
    'a number that a cancelled booking keeps',
    `update token set state = 'booked' where state = 'cancelled' and booking_id is not null`,
    ['a booking that ended has no token that is still called'],
  ],
  [
    'a second admission',
    `insert into scan (organisation_id, scan_id, booking_id, park_id, result, account_id, scanned_at, received_at)
     select organisation_id, 'again', booking_id, park_id, result, account_id, scanned_at, received_at from scan where result = 'admitted'`,
    ['a ticket is admitted once at the most'],
  ],
  [
    'a ticket that was used at no gate',
    `update booking set admitted_at = created_at where status = 'paid' and kind = 'park-ticket'`,
    ['a ticket counts as used exactly where a gate admitted it'],
  ],
  [
    'an entry of the audit that was changed',
    `update audit_entry set account_name = 'Somebody' where chain_n = 1`,
    ['every audit entry stands where it was written, as it was written'],
  ],
  [
    'an entry that was taken out',
    `delete from audit_entry where chain_n = 1 and organisation_id in (select organisation_id from audit_chain where length > 1)`,
    ['every audit entry stands where it was written, as it was written'],
  ],
  [
    'the newest entries taken off',
    `delete from audit_entry e using audit_chain c where c.organisation_id = e.organisation_id and c.length = e.chain_n`,
    ['the newest audit entries are there'],
  ],
  [
    'an e-mail that was changed beside the directory',
    `update inspector set email = 'somebody@else.example'`,
    [
      'the directory has everybody who signs in, by the e-mail or mobile number of today, each chosen address of a page, and nothing else',
    ],
  ],
  [
    'a chosen address of a page that the directory does not keep',
    `update organisation set slug = 'zoo-trust'`,
    [
      'the directory has everybody who signs in, by the e-mail or mobile number of today, each chosen address of a page, and nothing else',
    ],
  ],
  [
    'an organisation that is off and whose offerings are shown',
    `update organisation set active = not active`,
    ['what visitors see says of its organisation whether it is on and its e-mail confirmed'],
  ],
  [
    'an organisation that is not confirmed and whose offerings are shown',
    `update organisation set confirmed = not confirmed`,
    ['what visitors see says of its organisation whether it is on and its e-mail confirmed'],
  ],
  [
    'a card that is shown without its park',
    `update advertisement set park_shown = not park_shown`,
    ['what visitors see with a park or a branch says whether they see that'],
  ],
  [
    'an entry that was slipped in',
    `insert into audit_entry (id, organisation_id, created_at, role, noun, record_id, action, changes)
     select 'x', organisation_id, now(), 'owner', 'park', 'y', 'changed', '{}' from audit_chain limit 1`,
    ['every audit entry stands where it was written, as it was written'],
  ],
  [
    'a day that is counted otherwise than it was',
    `with day as (insert into counted_day (organisation_id, day, counted) select id, '2026-01-02', true from organisation limit 1 returning *)
     insert into day_count select organisation_id, day, 'park-ticket', 'a park', 'sales', '', 1, 100, 0 from day`,
    ['the counts kept of a day are those of its bookings'],
  ],
];

test.each(TAMPERINGS)('the doctor finds %s', async (_what, statement, promises) => {
  await owner.query('begin');
  // As somebody who goes around every guard.
  await owner.query(`set local session_replication_role = 'replica'`);
  const { rowCount } = await owner.query(statement);
  const found = broken(await findViolations(owner, INVARIANTS));
  await owner.query('rollback');
  expect(rowCount).toBeGreaterThan(0);
  expect(found.toSorted()).toEqual(promises.toSorted());
});

test('every promise is broken by one of these, so none of them can never fail', () => {
  const shown = new Set(TAMPERINGS.flatMap(([, , promises]) => promises));
  expect(INVARIANTS.map(({ promise }) => promise).filter((promise) => !shown.has(promise))).toEqual([]);
});

const doctor = (): Promise<{ code: number; stdout: string }> =>
  promisify(execFile)(process.execPath, ['scripts/doctor.ts'], {
    env: { NODE_ENV: 'test', DATABASE_URL: use.database.ownerUrl },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );

test('the command tells each promise and the money, and ends with 1 when one is broken', async () => {
  const well = await doctor();
  expect(well).toMatchObject({ code: 0, stdout: expect.stringContaining(`All ${INVARIANTS.length} promises hold.`) });
  expect(well.stdout).toContain('Money received ₹1,090: ₹590 paid bookings, ₹0 returned, ₹500 on its way back.\n');
  await use.database.asOwner('update park_day set taken = taken + 1');
  const ill = await doctor();
  await use.database.asOwner('update park_day set taken = taken - 1');
  expect(ill.code).toBe(1);
  expect(ill.stdout).toContain('BROKEN  the places counted of a park’s day are those that its bookings hold\n');
  expect(ill.stdout).toContain(`1 of ${INVARIANTS.length} promises are broken.`);
});
