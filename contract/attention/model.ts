import { z } from 'zod';
import { offeringKind } from '#contract/offerings/model.ts';
import { QUEUE_KINDS } from '#contract/queues/model.ts';

/**
 * Items that wait for a person, one model for each `kind`. `count` is the total, `items` are the ten most urgent.
 * Amounts in paise, days are business days. The browser supplies the texts.
 */

export const MONEY_KINDS = ['payments-to-decide', 'payments-hanging', 'refunds-failed', 'refunds-unsent'] as const;

const offering = { organisationId: z.string(), offeringId: z.string(), name: z.string() };

/**
 * `payments-to-decide`: payments in review, longest waiting first. `payments-hanging`: begun at least ten minutes ago
 * and still undecided (the bank has not decided, or the gateway does not answer). `refunds-failed`: refused by the
 * gateway. `refunds-unsent`: taken by no gateway for an hour (no keys, or no answer).
 */
export const moneyAttentionModel = z.object({
  kind: z.enum(MONEY_KINDS),
  count: z.int(),
  amount: z.int(),
  items: z.array(
    z.object({
      ...offering,
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
 * `sold-out`: days of parks with a daily capacity, of the seven from today, without a place left; likewise shows that
 * are not over and batches that have not begun. `half-empty`: park days today and tomorrow with at most half of the
 * usual places taken, where usual is the average of the same weekday of the last four weeks at the same hour (left out
 * if there were none); and shows and batches that begin within seven days with at most half of their places taken.
 * Offerings without a limit, and a park's day that is over, are neither.
 */
export const placesAttentionModel = z.object({
  kind: z.enum(['sold-out', 'half-empty']),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      of: z.enum(PLACE_OFFERINGS),
      day: z.string().nullable(),
      taken: z.int(),
      usual: z.int().nullable(),
      capacity: z.int(),
    }),
  ),
});

export const PAID_OFFERINGS = ['park', 'clinic', 'coaching'] as const;

/**
 * `keys-missing`: offerings with a price that can be booked and have no payment keys, so that nobody can pay.
 * `keys-refused`: the gateway refused the keys when last asked about a payment of the last seven days, or did not start
 * the last payment. `since`: the time of that.
 */
export const keysAttentionModel = z.object({
  kind: z.enum(['keys-missing', 'keys-refused']),
  count: z.int(),
  items: z.array(
    z.object({ ...offering, of: z.enum(PAID_OFFERINGS), gateway: z.string(), since: z.date().nullable() }),
  ),
});

/**
 * `not-selling`: visible to visitors but not bookable: a park that sells nothing (`prices`) or all of whose listed
 * dates are past, a clinic without a doctor (`doctors`), a show without a date (`dates`), a branch without a counter
 * that can sign in (`counters`).
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

/** `drafts-waiting`: hidden offerings, oldest first. `lacks`: sentences on what they need to sell; empty: nothing. */
export const draftAttentionModel = z.object({
  kind: z.literal('drafts-waiting'),
  count: z.int(),
  items: z.array(z.object({ ...offering, of: offeringKind, lacks: z.array(z.string()) })),
});

/**
 * `gate-silent`: parks open for an hour today with paid visitors who are not in yet, whose gate admitted somebody on
 * one of the last 30 days but nobody within this hour. Most missing visitors first. Without hours, 10 to 17 is assumed.
 */
export const gateAttentionModel = z.object({
  kind: z.literal('gate-silent'),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      lastAdmittedAt: z.date(),
      expected: z.int(),
      admitted: z.int(),
    }),
  ),
});

/**
 * `queue-late`: queues of today with people waiting where the longest wait is above 15 minutes and above nine of ten
 * waits of the last 30 days, or nobody was called for half an hour. Left out: queues paused by staff, clinics outside
 * their hours, and queues without any event for three hours (the desk is closed). Longest wait first. A counter sees
 * only its own calls, so for a counter only the longest wait decides.
 */
export const queueAttentionModel = z.object({
  kind: z.literal('queue-late'),
  count: z.int(),
  items: z.array(
    z.object({
      ...offering,
      of: z.enum(QUEUE_KINDS),
      doctorId: z.string().nullable(),
      doctorName: z.string().nullable(),
      waiting: z.int(),
      waitingMinutes: z.int(),
      usualMinutes: z.int().nullable(),
      lastCalledAt: z.date().nullable(),
    }),
  ),
});

const waitingModel = z.discriminatedUnion('kind', [
  moneyAttentionModel,
  keysAttentionModel,
  sellingAttentionModel,
  draftAttentionModel,
  gateAttentionModel,
  queueAttentionModel,
  placesAttentionModel,
]);
export type WaitingFor = z.output<typeof waitingModel>;
export type AttentionKind = WaitingFor['kind'];
export type WaitingOf<K extends AttentionKind> = WaitingFor extends infer W
  ? W extends { kind: AttentionKind }
    ? K extends W['kind']
      ? W
      : never
    : never
  : never;

/** An owner sees the organisation, an inspector the park's gate, a counter its queue, an admin all. */
export const attentionModel = z.object({
  at: z.date(),
  waiting: z.array(waitingModel),
});
export type Attention = z.output<typeof attentionModel>;
