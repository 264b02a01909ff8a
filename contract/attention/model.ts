import { z } from 'zod';
import { QUEUE_KINDS } from '#contract/queues/model.ts';

/**
 * These things wait for a person, one model for each sort; its `kind` says what is wrong. `count` is of all that there
 * are, `items` are the first ten, the most urgent ones first. Amounts in paise, days are business days. Words belong to
 * the browser.
 */

export const MONEY_KINDS = ['payments-to-decide', 'payments-hanging', 'refunds-failed', 'refunds-unsent'] as const;

const offering = { organisationId: z.string(), offeringId: z.string(), name: z.string() };

/**
 * `payments-to-decide`: payments in review, the longest waiting first.
 * `payments-hanging`: payments begun ten minutes ago of which nobody knows: the bank has not decided, or the gateway does not answer.
 * `refunds-failed`: money that should go back and that the gateway refused to send.
 * `refunds-unsent`: money that should go back and that no gateway has taken for an hour (no keys, no answer).
 */
export const moneyAttentionModel = z.object({
  kind: z.enum(MONEY_KINDS),
  count: z.int(),
  /** All of them together come to this, in paise. */
  amount: z.int(),
  items: z.array(
    z.object({
      ...offering,
      /** The attempt to pay, as the payments screen names it. */
      attemptId: z.string(),
      bookingId: z.string(),
      shortCode: z.string(),
      amount: z.int(),
      since: z.date(),
    }),
  ),
});

export const PLACE_OFFERINGS = ['park', 'show', 'batch'] as const;

/**
 * `sold-out`: days of parks with a daily capacity, of the seven that begin today, that have no place left; shows that are not
 * over and batches that have not begun, likewise.
 * `half-empty`: today and tomorrow, where the park is open and at most half as many places are taken as usual: on average of the
 * same weekday of the four weeks before, at the same hour; a park that had no visitors then is not told. Shows and batches
 * that begin within seven days, where at most half of their places are taken. What has no limit of places is neither, nor is a park's day that is over.
 */
export const placesAttentionModel = z.object({
  kind: z.enum(['sold-out', 'half-empty']),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      of: z.enum(PLACE_OFFERINGS),
      /** A park's day; the first day of a show or a batch, null where a show has none. */
      day: z.string().nullable(),
      taken: z.int(),
      /** A park's day usually has this number at this hour; null where nothing tells. */
      usual: z.int().nullable(),
      capacity: z.int(),
    }),
  ),
});

export const PAID_OFFERINGS = ['park', 'clinic', 'coaching'] as const;

/**
 * `keys-missing`: parks, clinics and batches that cost something, can be booked, and have no keys to be paid with: who
 * books there cannot pay.
 * `keys-refused`: those whose keys the gateway refused when it was last asked about a payment of the last seven days, or whose
 * last payment it would not start. `since` is when.
 */
export const keysAttentionModel = z.object({
  kind: z.enum(['keys-missing', 'keys-refused']),
  count: z.int(),
  items: z.array(
    z.object({ ...offering, of: z.enum(PAID_OFFERINGS), gateway: z.string(), since: z.date().nullable() }),
  ),
});

/**
 * `not-selling`: what visitors see and cannot book as it stands: a park that sells nothing (`prices`) or whose listed dates are
 * over, a clinic without a doctor (`doctors`), a show that names no day (`dates`), a branch without a counter that can sign in (`counters`).
 */
export const sellingAttentionModel = z.object({
  kind: z.literal('not-selling'),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      of: z.enum(['park', 'clinic', 'branch', 'exhibition']),
      lacks: z.enum(['prices', 'dates', 'doctors', 'counters']),
    }),
  ),
});

/**
 * `gate-silent`: parks that have been open for an hour today and have visitors with paid tickets who are not in, at whose
 * gate somebody was let in on one of the last 30 days, and nobody within this hour. Where most are missing comes first. A park
 * that does not say its hours is taken to be open from 10 to 17.
 */
export const gateAttentionModel = z.object({
  kind: z.literal('gate-silent'),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      /** Somebody was let in last at this time, on whatever day. */
      lastAdmittedAt: z.date(),
      /** People with paid tickets for today, and those of them who are in. */
      expected: z.int(),
      admitted: z.int(),
    }),
  ),
});

/**
 * `queue-late`: queues of today in which people wait, and either the longest wait is longer than nine of ten waits of the
 * last 30 days (and a quarter of an hour), or nobody was called for half an hour. A queue is not late that staff have paused, of
 * a clinic outside its hours, or where for three hours nothing has happened at all: its desk is closed. The longest wait
 * first. A counter sees only what itself has called, so for it the longest wait alone decides.
 */
export const queueAttentionModel = z.object({
  kind: z.literal('queue-late'),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      of: z.enum(QUEUE_KINDS),
      /** The doctor whose queue it is; null at a branch. */
      doctorId: z.string().nullable(),
      doctorName: z.string().nullable(),
      waiting: z.int(),
      /** The first of them has waited so long, in whole minutes. */
      waitingMinutes: z.int(),
      /** Nine of ten were called within so many minutes during the last 30 days; null where nobody was. */
      usualMinutes: z.int().nullable(),
      /** The last call of today. */
      lastCalledAt: z.date().nullable(),
    }),
  ),
});

const waitingModel = z.discriminatedUnion('kind', [
  moneyAttentionModel,
  keysAttentionModel,
  sellingAttentionModel,
  gateAttentionModel,
  queueAttentionModel,
  placesAttentionModel,
]);
export type WaitingFor = z.output<typeof waitingModel>;
export type AttentionKind = WaitingFor['kind'];
/** Things of one kind that wait have this type. */
export type WaitingOf<K extends AttentionKind> = WaitingFor extends infer W
  ? W extends { kind: AttentionKind }
    ? K extends W['kind']
      ? W
      : never
    : never
  : never;

/** An owner sees all of it, an inspector the gate of their park, a counter the queue of its branch, the admin everybody's. */
export const attentionModel = z.object({
  /** The server looked for it at this time. */
  at: z.date(),
  /** Things stand in the order shown: money, keys, what does not sell, gates, queues, places. What does not wait is not there. */
  waiting: z.array(waitingModel),
});
export type Attention = z.output<typeof attentionModel>;
