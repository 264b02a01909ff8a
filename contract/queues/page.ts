import type { Paise } from '#contract/kernel/money.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { Board, Place, QueueKind, Station } from './model.ts';

/** Token pages and boards as data (contract/kernel/pages.ts). What changes while a page is open is asked for again, and read by contract/requests/api.ts. */

/** As JSON carries it: an instant is text, ISO 8601 in UTC. */
type OnPage<Model extends { at: Date }> = Omit<Model, 'at'> & { at: string };

/** Where a token stands. */
export type TokenNow = OnPage<Place>;

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

/** A place where people are called to. */
export type StationNow = Omit<Station, 'calledAt'> & { calledAt: string | null };
/** A queue of today as its board shows it. */
export type BoardNow = Omit<OnPage<Board>, 'stations'> & { stations: StationNow[] };

export interface BoardPageProps {
  board: BoardNow;
}
