import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { Receipt } from '#contract/payments/page.ts';
import type { Kept } from '#contract/visits/page.ts';
import type { Board, QueueKind, QueuePlace, Station } from './model.ts';

type OnPage<Model extends { at: Date }> = Omit<Model, 'at'> & { at: string };

export type TokenNow = OnPage<QueuePlace>;

export interface TokenPageProps {
  kind: QueueKind;
  bookingId: string;
  offering: { id: string; name: string; address: string };
  doctor: { id: string; name: string } | null;
  personName: string;
  now: TokenNow;
  message: string;
  status: PaymentStatus;
  receipt: Receipt;
  paidText: string | null;
  keep: Kept | null;
  bookedText: string;
  payUntilText: string | null;
  help: Help;
}

export type StationNow = Omit<Station, 'calledAt'> & { calledAt: string | null };
export type BoardNow = Omit<OnPage<Board>, 'stations'> & { stations: StationNow[] };

export interface BoardPageProps {
  board: BoardNow;
}

export interface LegacyPlace extends Omit<TokenNow, 'number' | 'running' | 'estimate' | 'state' | 'day'> {
  tokenNumber: number | null;
  currentRunningCount: number;
  estimatedRange: TokenNow['estimate'];
  bookingStatus: '' | TokenNow['state'];
  selectedDate: Day;
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

export const wasMoved = (
  { selectedDate, doctorId }: LegacyPlace,
  before: { day: Day; doctorId: string | undefined },
): boolean => selectedDate !== before.day || doctorId !== before.doctorId;

export type LegacyBoard = Omit<BoardNow, 'running'> & { currentRunningCount: number };

export const boardNow = ({ currentRunningCount: running, ...board }: LegacyBoard): BoardNow => ({ ...board, running });
