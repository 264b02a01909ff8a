import { type RawBuilder, sql } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { INQUIRY_MINUTES } from '#contract/payments/rules.ts';
import type { Ordered } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { orOnceMore, type Tx } from '#server/kernel/database/database.ts';
import {
  type Principal,
  type Scope,
  scopeOf,
  systemScope,
  systemScopeFor,
  withScope,
} from '#server/kernel/database/scope.ts';

/** User agent of demo bookings, by which the end of the history is found again. */
export const DEMO_AGENT = 'Pravesh demo data';

export interface Act {
  does: 'book' | 'begin' | 'fail' | 'pay' | 'decide' | 'ask' | 'refuse' | 'finish' | 'chargeback' | 'scan';
  at: Date;
  organisationId: string;
  booking: string;
  kind?: BookingKindName;
  order?: (then: Deps, now: Deps) => Promise<Ordered>;
  scan?: Parameters<Deps['batches']['scans']>[0];
  /** For payments and refunds: columns of the rows in `rowsOf`. */
  facts?: Partial<Record<'attempt' | 'txn' | 'mode' | 'state' | 'status' | 'id' | 'note', string>> & { n?: number };
  owner?: Principal;
}

const rowsOf = (acts: readonly Act[]) => sql`(select *, (a.at at time zone 'Asia/Kolkata')::date as day
  from jsonb_to_recordset(${JSON.stringify(acts.map(({ at, organisationId: org, booking, facts }) => ({ at, org, booking, ...facts })))})
    as a (at timestamptz, org text, booking text, attempt text, n int, txn text, mode text, state text, status text, id text, note text)
  order by at) as a`;

const OF_ATTEMPT = sql`join payment_attempt p on p.organisation_id = a.org and p.id = a.attempt`;

/** The planner remembers growing tables as small and would scan them whole for a few rows. */
const BY_INDEX = sql`
  select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`;

/** One statement for many acts. Its key lists the kinds of acts that it handles, separated by spaces. */
type Text = (acts: RawBuilder<unknown>) => RawBuilder<unknown>;

/** In order. The plain case is written directly: settle_payment would take longer than the booking. */
const PAYING: Record<string, Text> = {
  begin: (acts) => sql`
    insert into payment_attempt (organisation_id, id, booking_id, n, gateway, credential_id, merchant_id, order_id, amount_paise, state,
      last_inquiry_at, created_at, updated_at)
    select a.org, a.attempt, a.booking, a.n, b.gateway, c.id, c.merchant_id, a.booking || case when a.n > 1 then '-' || a.n else '' end,
      b.total_paise, 'initiated', a.at, a.at, a.at
    from ${acts} join booking b on b.organisation_id = a.org and b.id = a.booking
      join gateway_credential c on c.organisation_id = a.org and c.offering_id = coalesce(b.park_id, b.clinic_id, b.batch_id) and c.retired_at is null
    where b.first_hold_until is not null on conflict do nothing returning true`,
  fail: (acts) => sql`select fail_payment(a.org, a.attempt, a.state, a.status, a.at) from ${acts} ${OF_ATTEMPT}`,
  'hear fail': (acts) => sql`
    update payment_attempt p set heard_paise = p.amount_paise, heard_currency = 'INR', heard_at = a.at, last_inquiry_at = a.at,
      mismatches = case p.state when 'review' then '{suspected_fraud}' else p.mismatches end,
      heard_word = case p.state when 'review' then 'Shipped' else initcap(p.state) end
    from ${acts} where p.organisation_id = a.org and p.id = a.attempt and p.state = a.state`,
  pay: (acts) => sql`
    with plain as materialized (select a.*, p.gateway from ${acts} ${OF_ATTEMPT} and p.state = 'initiated'
        join booking b on b.organisation_id = a.org and b.id = a.booking and b.status = 'pending' and b.hold_until > a.at and b.clinic_id is null
      where a.n = 1),
    heard as (insert into payment_event (organisation_id, id, attempt_id, gateway, kind, valid, decided, dedupe, received_at)
      select org, attempt, attempt, gateway, 'inquiry', true, 'paid', 'inquiry:' || attempt, at from plain returning true),
    proved as (update payment_attempt p set state = 'succeeded', provider_txn_id = a.txn, bank_ref = right(a.txn, 9), mode = a.mode, updated_at = a.at
      from plain a where p.organisation_id = a.org and p.id = a.attempt returning true)
    update booking b set status = 'paid', paid_attempt_id = a.attempt, paid_at = a.at, hold_until = null
    from plain a where b.organisation_id = a.org and b.id = a.booking returning true`,
};

/** A transaction of its own, because it locks the park's day, and bookings must not wait long for that. */
const SETTLING: Record<string, Text> = {
  'settle pay': (acts) => sql`
    select settle_payment(a.org, a.attempt, a.txn, right(a.txn, 9), a.mode, a.day, a.at) from ${acts} ${OF_ATTEMPT} and p.state <> 'succeeded'`,
  chargeback: (acts) => sql`select refund_payment(a.org, a.attempt, 'chargeback', a.at) from ${acts} ${OF_ATTEMPT}`,
};

const DECIDING: Record<string, Text> = {
  decide: (acts) => sql`
    select decide_review(a.org, a.attempt, a.state, jsonb_build_object('txn', a.txn, 'mode', a.mode, 'paid', p.amount_paise),
      jsonb_build_object('id', a.id, 'note', a.note, 'role', 'owner'), a.day, a.at) from ${acts} ${OF_ATTEMPT}`,
  ask: (acts) => sql`
    select (ask_refund(a.org, a.booking, a.id, null, null, null, null, a.note, false, a.at)).outcome from ${acts}`,
};

/** Refunds: a late or second payment is refunded at once. */
const RETURNING: Record<string, Text> = {
  refuse: (acts) => sql`
    update payment_refund r set state = 'failed', tries = 1, last_code = 'code 620', next_try_at = null
    from ${acts} where r.organisation_id = a.org and r.attempt_id = a.attempt and r.state = 'requested'`,
  'finish pay decide': (acts) => sql`
    with done as materialized (select r.*, p.gateway, a.at, finish_refund(r.organisation_id, r.id, a.at + interval '2 minutes')
      from ${acts} ${OF_ATTEMPT} join payment_refund r on r.organisation_id = a.org and r.attempt_id = a.attempt and r.state in ('requested', 'failed'))
    insert into payment_event (organisation_id, id, attempt_id, gateway, kind, valid, claimed, decided, dedupe, received_at)
    select organisation_id, reverse(left(id, 18)) || right(id, 8), attempt_id, gateway, 'refund', true, 'refund', 'taken', 'refund:' || id || ':refund', at from done
    on conflict do nothing returning true`,
};

/** In place of the product's inquiries, which the sandbox cannot answer for demo payments. */
export const keepAsking = (tx: Tx, now: Date): Promise<unknown> =>
  sql`
    update payment_attempt p set last_inquiry_at = ${now}, heard_at = ${now}, next_inquiry_at = p.created_at + interval '1 minute' *
      (select min(at) from unnest(${[...INQUIRY_MINUTES]}::int[]) at where p.created_at + interval '1 minute' * at > ${now}::timestamptz + interval '2 minutes')
    from booking b
    where b.organisation_id = p.organisation_id and b.id = p.booking_id and b.user_agent = ${DEMO_AGENT}
      and p.state in ('awaited', 'failed', 'aborted', 'expired') and p.created_at > ${now}::timestamptz - interval '3 days'
      and (p.next_inquiry_at is null or p.next_inquiry_at < ${now}::timestamptz + interval '2 minutes')`.execute(tx);

export async function perform(deps: Deps, acts: readonly Act[]): Promise<number> {
  const writeAll = (texts: Record<string, Text>, some: readonly Act[]) => async (tx: Tx) => {
    await BY_INDEX.execute(tx);
    for (const [names, text] of Object.entries(texts)) {
      const own = some.filter(({ does }) => names.split(' ').includes(does));
      if (own.length > 0) await text(rowsOf(own)).execute(tx);
    }
  };
  // Jobs tidy the same bookings at the same time, and PostgreSQL may roll back one of the two.
  const write = (scope: Scope, texts: Record<string, Text>, some = acts) =>
    orOnceMore(() => withScope(deps.db, scope, writeAll(texts, some)));
  const booked = await Promise.all(acts.map((act) => act.does === 'book' && book(deps, act)));
  await write(systemScope, PAYING);
  await write(systemScope, SETTLING);
  for (const act of acts)
    if (act.owner) await write(act.does === 'ask' ? scopeOf(act.owner) : systemScopeFor(act.owner), DECIDING, [act]);
  await write(systemScope, RETURNING);
  await scan(
    deps,
    acts.filter(({ does }) => does === 'scan'),
  );
  return booked.filter(Boolean).length;
}

/** False if it is refused, or was booked by an earlier run. */
async function book(deps: Deps, { kind, order, booking: id, at }: Act): Promise<boolean> {
  if (!kind || !order) return false;
  try {
    const repeat = { key: `demo ${id}`, request: id };
    const marks = { id, userAgent: DEMO_AGENT, repeat, eager: false, addressKey: null, scale: 1, now: at };
    const asked = { order: await order({ ...deps, clock: { now: () => at } }, deps), marks };
    return (await deps.batches.bookings[kind](asked)).outcome === 'booked';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function scan({ db, batches }: Deps, acts: readonly Act[]): Promise<void> {
  const [asked, owners] = [acts.map(({ booking }) => booking), acts.map(({ organisationId }) => organisationId)];
  const there = await withScope(db, systemScope, async (tx) => {
    await BY_INDEX.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select id from booking where organisation_id = any(${[...new Set(owners)]}) and id = any(${asked})`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  });
  await Promise.all(acts.map(({ booking, scan }) => scan && there.has(booking) && batches.scans(scan)));
}
