import { sql } from 'kysely';
import type { Decision, Payment, Retry, ReviewOutcome } from '#contract/payment-reviews/model.ts';
import type { Left, TicketPart } from '#contract/payment-reviews/rules.ts';
import type { Tx } from '#server/kernel/database/database.ts';

export const bookingById = (tx: Tx, { organisationId, id }: ReviewedKey) =>
  tx
    .selectFrom('booking')
    .select(['status', 'total_paise', 'payment_mode'])
    .where((of) => of.and({ organisation_id: organisationId, id }))
    .executeTakeFirst();

export interface Proof {
  txn: string;
  bankRef?: string;
  mode?: string;
  /** In paise. */
  paid: number;
}

export type ReviewedKey = Pick<Payment, 'organisationId' | 'id'>;

/** True when another attempt of the same merchant already has this transaction. */
export async function isTxnTaken(tx: Tx, { organisationId, id }: ReviewedKey, txn: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_attempt a
      join payment_attempt o on o.organisation_id = a.organisation_id and o.gateway = a.gateway and o.merchant_id = a.merchant_id
    where a.organisation_id = ${organisationId} and a.id = ${id} and o.id <> a.id and o.provider_txn_id = ${txn}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** See decide_review: decides once; 'gone' for a second caller. */
export async function decideReview(
  tx: Tx,
  { organisationId, id }: ReviewedKey,
  { decision, note }: Decision,
  { proof, ...by }: { id: string; role: string; proof: Proof | null; today: string; now: Date },
): Promise<ReviewOutcome | 'gone'> {
  const doer = JSON.stringify({ id: by.id, role: by.role, note });
  const { rows } = await sql<{ outcome: ReviewOutcome | 'gone' }>`
    select decide_review(${organisationId}, ${id}, ${decision}, ${JSON.stringify(proof ?? {})}::jsonb, ${doer}::jsonb, ${by.today},
      ${by.now}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

export const planNext = (tx: Tx, { organisationId, id }: ReviewedKey, next: Date | null) =>
  tx
    .updateTable('payment_attempt')
    .set({ next_inquiry_at: next })
    .where((of) => of.and({ organisation_id: organisationId, id }))
    .execute();

export interface NewRefund extends ReviewedKey {
  bookingId: string;
  part: TicketPart | null;
  left: Left;
  /** The amount that the person saw, in paise. */
  told: number | null;
  instead: { id: string; n: number } | null;
  note: string;
  evenIfUsed: boolean;
}

/** See ask_refund: one refund at a time. Has the refund's id when 'asked'. */
export async function askRefund(tx: Tx, { part, left, instead, ...asked }: NewRefund, now: Date) {
  const priced = part && JSON.stringify({ ...part, original: left.original, discount: left.discount });
  const { rows } = await sql<{ outcome: 'asked' | 'changed' | 'gone'; refund_id: string }>`
    select * from ask_refund(${asked.organisationId}, ${asked.bookingId}, ${asked.id}, ${priced}::jsonb, ${asked.told}, ${instead?.id ?? null},
      ${instead?.n ?? null}, ${asked.note}, ${asked.evenIfUsed}, ${now})`.execute(tx);
  return rows[0] as (typeof rows)[number];
}

/** See retry_refund: takes the next try of a failed refund; false for a second caller. */
export async function takeRetry(
  tx: Tx,
  { organisationId, id, n, note, evenIfUsed }: ReviewedKey & { n: number; note: string } & Retry,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select retry_refund(${organisationId}, ${id}, ${n}, ${note}, ${evenIfUsed}, ${now}) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

export async function oldMessages(tx: Tx, before: Date, most: number): Promise<ReviewedKey[]> {
  const { rows } = await sql<ReviewedKey>`
    select organisation_id as "organisationId", id from payment_event where received_at < ${before} and raw_sealed is not null
    order by received_at, id limit ${most}`.execute(tx);
  return rows;
}

export async function forgetRaw(tx: Tx, organisationId: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update payment_event set raw_sealed = null
    where organisation_id = ${organisationId} and id = any(${ids}::text[]) and raw_sealed is not null`.execute(tx);
  return Number(numAffectedRows);
}
