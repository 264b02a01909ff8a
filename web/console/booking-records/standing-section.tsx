import type { BookingRecord } from '#contract/booking-records/model.ts';
import { type RecordStanding, standingOf } from '#contract/booking-records/rules.ts';
import { type Day, dayOf, daysBetween, formatDay, formatShortDay, formatTime } from '#contract/kernel/dates/dates.ts';
import { recordTexts } from './words.ts';

const { standing: texts } = recordTexts;

const TONES: Record<RecordStanding, string> = {
  good: 'mark-good',
  awaited: 'mark-wait',
  used: 'mark-off',
  over: 'mark-off',
  cancelled: 'mark-bad',
  refunded: 'mark-off',
  unpaid: 'mark-off',
};

export const StandingLine = ({ record, now = new Date() }: { record: BookingRecord; now?: Date }) => (
  <b className={`${TONES[standingOf(record)]} record-standing`}>{standingWords(record, now)}</b>
);

/** "Paid · not let in yet · Wed 25 Nov, in 2 days". */
export const standingWords = (record: BookingRecord, now: Date): string =>
  [moneyWords(record), useWords(record), dayWords(record, dayOf(now))].filter(Boolean).join(' · ');

function moneyWords(record: BookingRecord): string {
  const { status, total, paymentMode, expiresAt } = record;
  const standing = standingOf(record);
  if (standing === 'cancelled' || standing === 'refunded' || standing === 'unpaid') return texts.ended[standing];
  if (status === 'awaited') return texts.awaited;
  if (status !== 'paid') return expiresAt ? texts.keptUntil(formatTime(expiresAt)) : texts.notPaid;
  if (total === 0) return texts.free;
  return paymentMode === 'cash' ? texts.cash : texts.paid;
}

function useWords(record: BookingRecord): string {
  const { kind, admittedAt, admittedGate, token, status } = record;
  const standing = standingOf(record);
  if (admittedAt) return texts.letIn(formatTime(admittedAt), admittedGate);
  if (standing === 'cancelled' || standing === 'refunded' || standing === 'unpaid') return '';
  if (token) return texts.token[token.state](token.number);
  if (kind !== 'park-ticket' || status !== 'paid') return standing === 'over' ? texts.over : '';
  return standing === 'over' ? texts.neverLetIn : texts.notLetIn;
}

/** Farther dates show their year instead of the distance. */
const NEAR_DAYS = 60;

function dayWords({ kind, visitDate, over }: BookingRecord, today: Day): string {
  const days = daysBetween(today, visitDate);
  const isNear = Math.abs(days) <= NEAR_DAYS;
  const day = (isNear ? formatShortDay(visitDate) : formatDay(visitDate)).replace(',', '');
  // A running show has no single day, and a batch has an end.
  const isLong = kind === 'batch-enrolment' || (kind === 'show-visit' && days < 0 && !over);
  const named = kind === 'batch-enrolment' ? texts.until(day) : day;
  return isNear && !isLong ? `${named}, ${texts.away(days)}` : named;
}
