import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { DeskView, Minutes } from './model.ts';
import type { BoardNow, StationNow } from './page.ts';

/** The pace is measured from so many completed tokens, at most and at least (docs/experience.md 5). */
const SAMPLES = 8;
const ENOUGH = 3;
const MINUTE_MS = 60_000;

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/**
 * Milliseconds between two completions: the median of the last eight intervals of the day; null until three are known.
 * The median, so that a lunch break or two quick ones do not spoil it. `completed` in any order.
 */
export function paceOf(completed: readonly Date[]): number | null {
  const times = completed.map((at) => at.getTime()).sort((one, other) => one - other);
  const intervals = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const last = intervals.slice(-SAMPLES);
  return last.length < ENOUGH ? null : median(last.sort((one, other) => one - other));
}

/** Minutes for people are rounded to this. */
const STEP = 5;

/**
 * An honest estimate for somebody with so many people before: a quarter less to a quarter more than the pace says, and
 * what the doctor is late on top, rounded outwards to five minutes. Null without a pace.
 */
export function estimateOf(waitingBefore: number, pace: number | null, lateMinutes: number): Minutes | null {
  if (pace === null) return null;
  const minutes = (waitingBefore * pace) / MINUTE_MS;
  const from = Math.floor((minutes * 0.75 + lateMinutes) / STEP) * STEP;
  const to = Math.ceil((minutes * 1.25 + lateMinutes) / STEP) * STEP;
  return { from, to: Math.max(to, from + STEP) };
}

/** Nobody was called for so long: what its pace was says nothing any more. */
const STILL_MS = 20 * MINUTE_MS;

/** Tells whether a queue moves now, so that its pace says when somebody's turn comes. `hours` null: none are known. */
export function isMoving(
  queue: { paused: boolean; running: number; lastCall: Date | null },
  hours: Pick<DeskView, 'opensAt' | 'closesAt'> | null,
  at: Date,
): boolean {
  const { paused, running, lastCall } = queue;
  if (paused || lastCall === null || at.getTime() - lastCall.getTime() >= STILL_MS) return false;
  return hours === null || deskIs(hours, formatLocalTime(at).slice(11), running) === 'open';
}

/** The queues that a board was told to show, in their order: of a clinic or branch, or of one doctor there. */
export const queuesNamed = (ids: string): { id: string; doctorId: string | null }[] =>
  ids.split(',').map((named) => {
    const [id = '', doctorId = null] = named.split('.');
    return { id, doctorId };
  });

/** The clinics or branches of these, each once. */
export const placesNamed = (ids: string): string[] => [...new Set(queuesNamed(ids).map(({ id }) => id))];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Tells when to come for a token before its clinic opens: the hours shared out among the tokens of a day say how long one
 * takes; a quarter less, rounded down to five minutes, so that nobody comes too late. "09:20"; null for hours that are none.
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

/** Tells whether a clinic has opened at this time of the day ("HH:MM"), and not closed yet: by its hours, or because somebody was called already. */
export function deskIs(
  { opensAt, closesAt }: Pick<DeskView, 'opensAt' | 'closesAt'>,
  time: string,
  running: number,
): 'early' | 'open' | 'closed' {
  if (time >= closesAt) return 'closed';
  return time < opensAt && running === 0 ? 'early' : 'open';
}

/** A board that comes back after a while does not announce what was called again meanwhile. */
const AGAIN_MS = 30_000;

/** Tells a station from the others of its board: a doctor may sit at two of its clinics, and branches without counters have no ids. */
export const stationKey = ({ id, place }: Pick<StationNow, 'id' | 'place'>): string => `${place} ${id}`;

/**
 * Tells what a board announces: the stations that serve another number than before (one that is new to it counts too), and
 * those that call their number again just now.
 * @param before what the board showed
 * @param after what it shows now, as it was `at` that instant
 */
export const newCalls = (before: readonly StationNow[], { stations, at }: Pick<BoardNow, 'stations' | 'at'>) =>
  stations.filter((station) => {
    const { serving, calledAt } = station;
    const was = before.find((one) => stationKey(one) === stationKey(station));
    const isAgain = was?.calledAt !== calledAt && Date.parse(at) - Date.parse(calledAt ?? at) <= AGAIN_MS;
    return serving !== null && (was?.serving !== serving || isAgain);
  });

/** A station at which nobody was called or waits yet, and which is open. */
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

/**
 * A board that nobody told anything since, at this time ("2027-01-04T12:00"). On a later day numbers begin anew, and pauses,
 * delays and closed queues were of their day; a pause that lasts longer than was said promises nothing.
 */
export function boardAt(board: BoardNow, time: string): BoardNow {
  const change = (news: (station: StationNow) => Partial<StationNow>): StationNow[] =>
    board.stations.map((station) => ({ ...station, ...news(station) }));
  if (time.slice(0, 10) > board.day) return { ...board, running: 0, stations: change(() => NEW_STATION), last: [] };
  const isPast = ({ backAt }: StationNow): boolean => backAt !== null && `${board.day}T${backAt}` <= time;
  if (!board.stations.some(isPast)) return board;
  return { ...board, stations: change((station) => (isPast(station) ? { backAt: null } : {})) };
}
