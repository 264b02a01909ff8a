import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { DeskView, Minutes } from './model.ts';
import type { BoardNow, StationNow } from './page.ts';

const SAMPLES = 8;
const ENOUGH = 3;
const MINUTE_MS = 60_000;

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Milliseconds between completions: the median of the last eight, since breaks would distort it; null below three. */
export function paceOf(completed: readonly Date[]): number | null {
  const times = completed.map((at) => at.getTime()).sort((one, other) => one - other);
  const intervals = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const last = intervals.slice(-SAMPLES);
  return last.length < ENOUGH ? null : median(last.sort((one, other) => one - other));
}

/** Estimates are rounded to this, in minutes. */
const STEP = 5;

/** The pace ± 25 % plus the doctor's delay, rounded outwards to five minutes. Null without a pace. */
export function estimateOf(waitingBefore: number, pace: number | null, lateMinutes: number): Minutes | null {
  if (pace === null) return null;
  const minutes = (waitingBefore * pace) / MINUTE_MS;
  const from = Math.floor((minutes * 0.75 + lateMinutes) / STEP) * STEP;
  const to = Math.ceil((minutes * 1.25 + lateMinutes) / STEP) * STEP;
  return { from, to: Math.max(to, from + STEP) };
}

/** The measured pace expires after this time without a call. */
const STILL_MS = 20 * MINUTE_MS;

/** True if the pace predicts a turn. `hours` null: unknown. */
export function isMoving(
  queue: { paused: boolean; running: number; lastCall: Date | null },
  hours: Pick<DeskView, 'opensAt' | 'closesAt'> | null,
  at: Date,
): boolean {
  const { paused, running, lastCall } = queue;
  if (paused || lastCall === null || at.getTime() - lastCall.getTime() >= STILL_MS) return false;
  return hours === null || deskIs(hours, formatLocalTime(at).slice(11), running) === 'open';
}

/** The queues in the address of a board, in order: "clinic" or "clinic.doctor". */
export const queuesNamed = (ids: string): { id: string; doctorId: string | null }[] =>
  ids.split(',').map((named) => {
    const [id = '', doctorId = null] = named.split('.');
    return { id, doctorId };
  });

export const placesNamed = (ids: string): string[] => [...new Set(queuesNamed(ids).map(({ id }) => id))];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When to come for a token before the clinic opens, "09:20". The hours divided by the tokens give the time of one; 25 %
 * less, rounded down to five minutes, so that nobody comes too late. Null for invalid hours.
 */
export function comeAt(
  { opensAt, closesAt, tokens }: { opensAt: string; closesAt: string; tokens: number },
  waitingBefore: number,
  lateMinutes: number,
): string | null {
  const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)];
  if (closes <= opens) return null;
  const each = (closes - opens) / Math.max(tokens, 1);
  const after = waitingBefore * each * 0.75 + lateMinutes;
  return timeOf(Math.min(opens + Math.floor(after / STEP) * STEP, closes));
}

/** State of a clinic at "HH:MM". It counts as open before its hours once somebody was called. */
export function deskIs(
  { opensAt, closesAt }: Pick<DeskView, 'opensAt' | 'closesAt'>,
  time: string,
  running: number,
): 'early' | 'open' | 'closed' {
  if (time >= closesAt) return 'closed';
  return time < opensAt && running === 0 ? 'early' : 'open';
}

/** A board that was offline does not announce calls older than this, in ms. */
const AGAIN_MS = 30_000;

/** Unique on a board: a doctor may work at two of its clinics, and branches without counters have no ids. */
export const stationKey = ({ id, place }: Pick<StationNow, 'id' | 'place'>): string => `${place} ${id}`;

/** Stations that serve another number than `before` (or are new), or repeated their call. `at`: the server's time. */
export const newCalls = (before: readonly StationNow[], { stations, at }: Pick<BoardNow, 'stations' | 'at'>) =>
  stations.filter((station) => {
    const { serving, calledAt } = station;
    const was = before.find((one) => stationKey(one) === stationKey(station));
    const isAgain = was?.calledAt !== calledAt && Date.parse(at) - Date.parse(calledAt ?? at) <= AGAIN_MS;
    return serving !== null && (was?.serving !== serving || isAgain);
  });

const NEW_STATION = {
  serving: null,
  calledAt: null,
  next: [],
  waiting: 0,
  estimate: null,
  paused: false,
  allPaused: false,
  backAt: null,
  lateMinutes: 0,
  closed: false,
};

/** A board without updates, at `time` ("2027-01-04T12:00"): empty on a later day, ended pauses dropped. */
export function boardAt(board: BoardNow, time: string): BoardNow {
  const change = (news: (station: StationNow) => Partial<StationNow>): StationNow[] =>
    board.stations.map((station) => ({ ...station, ...news(station) }));
  if (time.slice(0, 10) > board.day) return { ...board, running: 0, stations: change(() => NEW_STATION), last: [] };
  const isPast = ({ backAt }: StationNow): boolean => backAt !== null && `${board.day}T${backAt}` <= time;
  if (!board.stations.some(isPast)) return board;
  return { ...board, stations: change((station) => (isPast(station) ? { backAt: null } : {})) };
}
