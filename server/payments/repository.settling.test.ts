import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { ATTEMPT_STATES, type AttemptState, PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import { statusShownFor } from '#contract/payments/rules.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { type Attempt, failPayment, refundPayment, settlePayment } from './repository.ts';

const { use, aShop, book, start, pass, query, taken } = await useCardSales({ config: { rateLimitScale: 10 } });

const PLACES = 5;
const SALES = 64;
/** Takes a place after looking whether there is one. Each waits until the other has looked too: what the guard must be better than. */
const NAIVE = `
create sequence looks;
create or replace function settle_naively(p_organisation text, p_attempt text, p_txn text, p_today date, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking booking%rowtype; v_taken int; v_capacity int;
begin
  select b.* into v_booking from booking b join payment_attempt a on a.organisation_id = b.organisation_id and a.booking_id = b.id
    where a.organisation_id = p_organisation and a.id = p_attempt;
  select taken into v_taken from park_day where organisation_id = p_organisation and park_id = v_booking.park_id and visit_date = v_booking.visit_date;
  select daily_capacity into v_capacity from park where organisation_id = p_organisation and id = v_booking.park_id;
  perform nextval('looks');
  for attempt in 1..10000 loop
    exit when (select last_value from looks) > 1;
    perform pg_sleep(0.002);
  end loop;
  if coalesce(v_taken, 0) + v_booking.people > v_capacity then return 'late'; end if;
  update payment_attempt set state = 'succeeded', provider_txn_id = p_txn where organisation_id = p_organisation and id = p_attempt;
  update park_day set taken = taken + v_booking.people
    where organisation_id = p_organisation and park_id = v_booking.park_id and visit_date = v_booking.visit_date;
  update booking set status = 'paid', paid_attempt_id = p_attempt, paid_at = p_now, places_held = true
    where organisation_id = p_organisation and id = v_booking.id;
  return 'paid';
end $$`;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: use.database.ownerUrl });
  await owner.connect();
  await owner.query(NAIVE);
  await owner.query('grant execute on function settle_naively(text, text, text, date, timestamptz) to pravesh_system');
  await owner.end();
});

/** Many bookings of one day whose holds are over, each with an attempt that turns out to be paid after all. */
async function lateSuccesses(shop: Shop, sales: number, places: number): Promise<Attempt[]> {
  for (let round = 0; round < sales; round += places) {
    const count = Math.min(places, sales - round);
    for (let nth = 0; nth < count; nth += 1) await start(await book(shop, 1));
    await pass(16);
  }
  await tidyHolds(use.deps);
  return query(sql<Attempt>`
    select a.* from payment_attempt a join booking b on b.organisation_id = a.organisation_id and b.id = a.booking_id where b.park_id = ${shop.parkId}`);
}

const settled = (settle: (attempt: Attempt) => Promise<string>, attempts: readonly Attempt[]): Promise<string[]> =>
  Promise.all(attempts.map(settle));

async function ticketsOf({ parkId }: Shop) {
  const [row] = await query(sql<{ paid: number; people: number }>`
    select count(*) filter (where status = 'paid')::int as paid, coalesce(sum(people) filter (where status = 'paid'), 0)::int as people
    from booking where park_id = ${parkId}`);
  const owed = await query(sql`
    select from payment_refund r join booking o on o.organisation_id = r.organisation_id and o.id = r.booking_id where o.park_id = ${parkId}`);
  return { paid: row?.paid, people: row?.people, owed: owed.length };
}

test('64 late successes at once on a park with 5 places: each is a ticket or a refund, and nothing is oversold', {
  timeout: 240_000,
}, async () => {
  const shop = await aShop({ dailyCapacity: PLACES });
  const attempts = await lateSuccesses(shop, SALES, PLACES);
  expect([attempts.length, await taken(shop)]).toEqual([SALES, 0]);
  const now = use.clock.now();
  const settle = (attempt: Attempt) =>
    withScope(use.deps.db, systemScope, (tx) => settlePayment(tx, attempt, { txn: `t${attempt.id}` }, dayOf(now), now));
  const outcomes = Map.groupBy(await settled(settle, attempts), (outcome) => outcome);
  expect([outcomes.get('paid')?.length, outcomes.get('late')?.length]).toEqual([PLACES, SALES - PLACES]);
  expect(await ticketsOf(shop)).toEqual({ paid: PLACES, people: PLACES, owed: SALES - PLACES });
  expect(await taken(shop)).toBe(PLACES);
  expect(new Set(await settled(settle, attempts))).toEqual(new Set(['already']));
  expect(await ticketsOf(shop)).toEqual({ paid: PLACES, people: PLACES, owed: SALES - PLACES });
});

test('the same without the guard oversells, so the test above can fail', async () => {
  const shop = await aShop({ dailyCapacity: 1 });
  const attempts = await lateSuccesses(shop, 2, 1);
  const now = use.clock.now();
  const settle = (attempt: Attempt) =>
    withScope(use.deps.db, systemScope, async (tx) => {
      const { rows } = await sql<{ outcome: string }>`
        select settle_naively(${attempt.organisation_id}, ${attempt.id}, ${`t${attempt.id}`}, ${dayOf(now)}, ${now}) as outcome`.execute(
        tx,
      );
      return rows[0]?.outcome ?? '';
    });
  await settled(settle, attempts);
  expect((await ticketsOf(shop)).people).toBe(2);
});

const ENDS: readonly AttemptState[] = ['awaited', 'review', 'expired', 'aborted', 'failed'];
const NEWS: Record<string, (tx: Tx, attempt: Attempt, now: Date) => Promise<unknown>> = {
  ...Object.fromEntries(
    ENDS.map((state) => [
      state,
      (tx: Tx, attempt: Attempt, now: Date) => failPayment(tx, attempt, state, statusShownFor(state), now),
    ]),
  ),
  succeeded: (tx, attempt, now) => settlePayment(tx, attempt, { txn: attempt.id }, dayOf(now), now),
  refunded: (tx, attempt, now) => refundPayment(tx, attempt, 'refunded', now),
  chargeback: (tx, attempt, now) => refundPayment(tx, attempt, 'chargeback', now),
};

/** Answers the end of each news from each start, in order; ends that stay as they were are left out. All of it is taken back. */
async function movesFrom<State extends string>(
  starts: readonly State[],
  begin: (start: State) => RawBuilder<unknown>,
  read: RawBuilder<{ state: string }>,
  attempt: Attempt,
): Promise<Record<string, string[]>> {
  const moves = Object.fromEntries(starts.map((start) => [start, new Set<string>()]));
  for (const start of starts)
    for (const tell of Object.values(NEWS)) {
      const tried = withScope(use.deps.db, systemScope, async (tx) => {
        await begin(start).execute(tx);
        await tell(tx, attempt, use.clock.now());
        const { rows } = await read.execute(tx);
        if (rows[0] && rows[0].state !== start) moves[start]?.add(rows[0].state);
        throw new RangeError('taken back');
      });
      await expect(tried).rejects.toThrow('taken back');
    }
  return Object.fromEntries(Object.entries(moves).map(([start, ends]) => [start, [...ends].sort()]));
}

/** A booking whose payment was started. */
async function aStarted() {
  const sale = await book(await aShop(), 1);
  await start(sale);
  const [attempt] = await query(sql<Attempt>`select * from payment_attempt where booking_id = ${sale.id}`);
  if (!attempt) throw new Error('no attempt');
  return { sale, id: attempt.id, attempt };
}

test('an attempt only climbs, or moves among its ends; what went back stays back', async () => {
  const { id, attempt } = await aStarted();
  const moves = await movesFrom(
    ATTEMPT_STATES,
    (state: AttemptState) =>
      sql`update payment_attempt set state = ${state} where organisation_id = ${attempt.organisation_id} and id = ${id}`,
    sql<{
      state: string;
    }>`select state from payment_attempt where organisation_id = ${attempt.organisation_id} and id = ${id}`,
    attempt,
  );
  expect(moves).toEqual({
    created: ['aborted', 'awaited', 'chargeback', 'expired', 'failed', 'refunded', 'review', 'succeeded'],
    initiated: ['aborted', 'awaited', 'chargeback', 'expired', 'failed', 'refunded', 'review', 'succeeded'],
    start_failed: ['chargeback', 'refunded', 'succeeded'],
    awaited: ['aborted', 'chargeback', 'failed', 'refunded', 'review', 'succeeded'],
    expired: ['aborted', 'chargeback', 'failed', 'refunded', 'review', 'succeeded'],
    aborted: ['chargeback', 'failed', 'refunded', 'review', 'succeeded'],
    failed: ['aborted', 'chargeback', 'refunded', 'review', 'succeeded'],
    succeeded: ['chargeback', 'refunded'],
    review: ['chargeback', 'refunded', 'succeeded'],
    refunded: ['chargeback'],
    chargeback: ['refunded'],
  });
});

test('a booking moves only along the moves of its status', async () => {
  const { sale, id, attempt } = await aStarted();
  const moves = await movesFrom(
    PAYMENT_STATUSES,
    (status: PaymentStatus) => sql`
      with b as (update booking set status = ${status}, paid_attempt_id = case when ${status} in ('paid', 'refunded') then ${id} end
        where organisation_id = ${attempt.organisation_id} and id = ${sale.id})
      update payment_attempt set state = ${status === 'paid' ? 'succeeded' : status === 'pending' ? 'initiated' : status}
      where organisation_id = ${attempt.organisation_id} and id = ${id}`,
    sql<{
      state: string;
    }>`select status as state from booking where organisation_id = ${attempt.organisation_id} and id = ${sale.id}`,
    attempt,
  );
  // A payment whose facts differ shows as awaited, also after it had failed or was stopped.
  expect(moves).toEqual({
    pending: ['aborted', 'awaited', 'failed', 'paid'],
    paid: ['refunded'],
    aborted: ['awaited', 'paid'],
    awaited: ['aborted', 'failed', 'paid'],
    failed: ['awaited', 'paid'],
    refunded: [],
  });
});
