import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { Receipt } from '#contract/payments/page.ts';
import type { Kept } from '#contract/visits/page.ts';
import type { Board, QueueKind, QueuePlace, Station } from './model.ts';

/** Token pages and boards as data (contract/pages/model.ts). What changes while a page is open is asked for again. */

/** As JSON carries it: an instant is text, ISO 8601 in UTC. */
type OnPage<Model extends { at: Date }> = Omit<Model, 'at'> & { at: string };

/** This says where a token stands. */
export type TokenNow = OnPage<QueuePlace>;

export interface TokenPageProps {
  kind: QueueKind;
  bookingId: string;
  /** The clinic or the branch; `address`: "2-41, Greenlands Road, Ameerpet, Hyderabad", empty where there is none, as at a branch. */
  offering: { id: string; name: string; address: string };
  doctor: { id: string; name: string } | null;
  personName: string;
  now: TokenNow;
  /** The server's own words for a booking that has no number yet, or no longer; of any other, what there is to say of its money. */
  message: string;
  status: PaymentStatus;
  receipt: Receipt;
  /** "Paid online", "To be paid at the clinic"; null where there is no fee. */
  paidText: string | null;
  /** Its code opens this page; null without a number. */
  keep: Kept | null;
  /** "Fri, 1 Jan 2027, 6:40 pm" */
  bookedText: string;
  /** The visitor can pay this same booking until then ("7:05 pm"): a form posts `intent=pay` to this page. Null: not at all. */
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

/** This says where a token stands, as its page is told (`appointmentdetails`). */
export interface LegacyPlace extends Omit<TokenNow, 'number' | 'running' | 'estimate' | 'state' | 'day'> {
  tokenNumber: number | null;
  currentRunningCount: number;
  estimatedRange: TokenNow['estimate'];
  /** Empty: it waits. */
  bookingStatus: '' | TokenNow['state'];
  selectedDate: Day;
  /** A clinic says this. */
  doctorId?: string;
}

export const placeNow = (place: LegacyPlace): TokenNow => ({
  number: place.tokenNumber,
  running: place.currentRunningCount,
  waitingBefore: place.waitingBefore,
  estimate: place.estimatedRange,
  state: place.bookingStatus || 'booked',
  counterNumber: place.counterNumber,
  paused: place.paused,
  backAt: place.backAt,
  lateMinutes: place.lateMinutes,
  day: place.selectedDate,
  over: place.over,
  desk: place.desk,
  at: place.at,
});

/** Tells whether it is for another day or doctor than a page was made for. */
export const wasMoved = (
  { selectedDate, doctorId }: LegacyPlace,
  before: { day: Day; doctorId: string | undefined },
): boolean => selectedDate !== before.day || doctorId !== before.doctorId;

/** A queue of today, as its board is told (`GET /queue/board`). */
export type LegacyBoard = Omit<BoardNow, 'running'> & { currentRunningCount: number };

export const boardNow = ({ currentRunningCount: running, ...board }: LegacyBoard): BoardNow => ({ ...board, running });
