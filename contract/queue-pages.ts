import type { z } from 'zod';
import type { Paise } from '#contract/money.ts';
import type { Help } from '#contract/pages.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { queuesApi } from '#contract/queues/api.ts';
import type { QueueKind } from '#contract/queues/model.ts';

/** Token pages and boards as data (contract/pages.ts). What changes under way is in the words of the call that is asked again. */

type Details = z.input<(typeof queuesApi)['loanDetails']['answer']>;

/** Where a token stands: a part of what `appointmentdetails` answers. */
export type TokenNow = Pick<
  Details,
  | 'tokenNumber'
  | 'currentRunningCount'
  | 'waitingBefore'
  | 'estimatedRange'
  | 'bookingStatus'
  | 'counterNumber'
  | 'paused'
  | 'lateMinutes'
  | 'selectedDate'
  | 'over'
  | 'desk'
  | 'at'
>;

export interface TokenPageProps {
  kind: QueueKind;
  bookingId: string;
  /** The clinic or the branch. */
  offering: { id: string; name: string };
  doctor: { id: string; name: string } | null;
  now: TokenNow;
  /** The server's own words for a booking that has no number yet, or no longer. */
  message: string;
  status: PaymentStatus;
  fee: Paise;
  /** PNG data URL of this page's address; null without a number. */
  qrImage: string | null;
  /** "Fri, 1 Jan 2027, 6:40 pm" */
  bookedText: string;
  /** Until when this same booking can be paid ("7:05 pm"): a form posts `intent=pay` to this page. Null when it cannot. */
  payUntilText: string | null;
  help: Help;
}

/** What `GET /queue/board/:kind/:id` answers. */
export type BoardNow = z.input<(typeof queuesApi)['board']['answer']>;
export type StationNow = BoardNow['stations'][number];

export interface BoardPageProps {
  board: BoardNow;
}
