import { toBase32 } from '#contract/kernel/base32.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { shortDayText, timeText } from '#contract/kernel/dates/texts.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { packRows } from '#contract/kernel/wire/packed-rows.ts';
import type { ChangedTicket } from '#contract/passes/model.ts';
import { linesText } from '#contract/passes/rules.ts';
import type {
  GateConflict,
  GateFigures,
  GatePage,
  PackedChanged,
  PackedSold,
  PackedUsed,
  SoldTicket,
  UsedTicket,
  WatchedGate,
  Wiped,
} from './model.ts';

/** Interval of reports, in ms. A gate without a report for longer than AWAY_MS is shown as away. */
export const STATE_MS = 15_000;
export const AWAY_MS = 2 * STATE_MS + 5000;

export const isAway = ({ seenAt }: Pick<WatchedGate, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() > AWAY_MS;

/** Percent; below it a battery that is not charging may not last until the evening. */
const LOW_BATTERY = 15;
export const isLow = ({ battery, charging }: Pick<WatchedGate, 'battery' | 'charging'>): boolean =>
  battery !== null && battery < LOW_BATTERY && !charging;

/** Time without a report, in ms, after which a gate that nobody closed is silent. */
export const SILENT_MS = 3 * 60_000;
/** Period of a gate's scans that are compared with all other scans of the day, in ms. */
export const LATELY_MS = 15 * 60_000;
const FEW_REFUSED = 5;
const REFUSED_SHARE = 0.3;
const TIMES_USUAL = 3;

const NO_REFUSAL: readonly string[] = ['admitted', 'let_out', 'by_hand', 'how_many', 'locked'];
export const isRefusal = (result: string): boolean => !NO_REFUSAL.includes(result);

export const refusedIn = (counts: WatchedGate['counts']): number =>
  Object.entries(counts).reduce((sum, [result, count = 0]) => sum + (isRefusal(result) ? count : 0), 0);

const checkedIn = (counts: WatchedGate['counts']): number => (counts.admitted ?? 0) + refusedIn(counts);

/** A gate that checked tickets today, is neither closed nor locked, and has not reported for SILENT_MS. */
export const isSilent = (gate: Pick<WatchedGate, 'seenAt' | 'leftAt' | 'lockedAt' | 'counts'>, now: Date): boolean =>
  gate.leftAt === null &&
  gate.lockedAt === null &&
  checkedIn(gate.counts) > 0 &&
  now.getTime() - gate.seenAt.getTime() > SILENT_MS;

type Checking = Pick<WatchedGate, 'device' | 'parkId' | 'seenAt' | 'counts' | 'lately'>;

/** At least 5 refusals within LATELY_MS, 3 of 10 scans, and 3 times the share of all else checked today at the park. */
export function refusesUnusually(gate: Checking, gates: readonly Checking[], now: Date): boolean {
  const { lately } = gate;
  if (!lately || isAway(gate, now) || lately.refused < FEW_REFUSED) return false;
  const ofPark = gates.filter(({ parkId }) => parkId === gate.parkId).map(({ counts }) => counts);
  const sum = (of: (counts: WatchedGate['counts']) => number) => ofPark.reduce((all, counts) => all + of(counts), 0);
  const refused = Math.max(sum(refusedIn) - lately.refused, 0);
  const checked = Math.max(sum(checkedIn) - lately.checked, refused);
  const share = lately.refused / lately.checked;
  return share >= REFUSED_SHARE && share * checked >= TIMES_USUAL * refused;
}

type ParkFigures = GateFigures['parks'][number];
type Came = Pick<ParkFigures, 'parkId' | 'parkName' | 'sold' | 'came'> & { hour: number | null };
type Handled = GateFigures['gates'][number] & { hour: number };

const distinct = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Sums up by park and hour, and by gate. `came`: people by the hour of their admission, null for those to come. */
export function figuresOf(day: Day, came: readonly Came[], handled: readonly Handled[]): GateFigures {
  const parks = distinct(came, ({ parkId }) => parkId).map((park) => {
    const isHere = ({ parkId }: { parkId: string }) => parkId === park.parkId;
    return parkFiguresOf(park, came.filter(isHere), handled.filter(isHere));
  });
  const gates = distinct(handled, ({ parkId, gate }) => `${parkId}/${gate}`).map(({ parkId, gate }) => {
    const rows = handled.filter((row) => row.parkId === parkId && row.gate === gate);
    const sum = (of: 'refused' | 'byHand' | 'undone') => rows.reduce((all, row) => all + row[of], 0);
    return { parkId, gate, refused: sum('refused'), byHand: sum('byHand'), undone: sum('undone') };
  });
  return { day, parks, gates };
}

function parkFiguresOf(
  { parkId, parkName }: Pick<Came, 'parkId' | 'parkName'>,
  came: readonly Came[],
  scans: readonly Handled[],
): ParkFigures {
  const busy = [...came, ...scans].flatMap(({ hour }) => (hour === null ? [] : [hour]));
  const from = Math.min(...busy);
  const hours = busy.length === 0 ? [] : Array.from({ length: Math.max(...busy) - from + 1 }, (_, at) => from + at);
  return {
    parkId,
    parkName,
    sold: came.reduce((sum, row) => sum + row.sold, 0),
    came: came.reduce((sum, row) => sum + row.came, 0),
    hours: hours.map((hour) => ({
      hour,
      came: came.find((row) => row.hour === hour)?.came ?? 0,
      refused: scans.reduce((sum, row) => sum + (row.hour === hour ? row.refused : 0), 0),
    })),
  };
}

/** `now`: the device has confirmed the wipe since it was locked. Else the lock reaches it at its next contact. */
export type Lock = 'none' | 'now' | 'at next contact';
export const lockOf = ({ lockedAt, wipedAt }: Pick<WatchedGate, 'lockedAt' | 'wipedAt'>): Lock =>
  lockedAt === null ? 'none' : wipedAt === null ? 'at next contact' : 'now';

export function dayOfConflict({ sides }: Pick<GateConflict, 'sides'>): Day | null {
  const [day = null, ...others] = new Set(sides.map(({ at }) => dayOf(new Date(at))));
  return others.length === 0 ? day : null;
}

/** "East gate, 10:31 am, Ravi let in 4. That is 2 too many.", with the day if midnight lies between. */
export function conflictText({ result, above, sides }: Pick<GateConflict, 'result' | 'above' | 'sides'>): Text {
  const isOfOneDay = dayOfConflict({ sides }) !== null;
  const admissions = sides.map(({ gate, at, by, people }) => {
    const moment = new Date(at);
    const day = isOfOneDay ? 'none' : shortDayText(dayOf(moment));
    return text('gates.side', { gate: gate || 'none', day, time: timeText(moment), by: by || 'none', people });
  });
  const all = admissions.reduce((first, second) => text('gates.sides', { first, second }));
  return text('gates.conflict', { sides: all, above, result });
}

type Packed = Uint8Array<ArrayBuffer>;

function numbered<T extends readonly unknown[]>() {
  const numbers = new Map<string, number>();
  const all: T[] = [];
  const of = (value: T): number => {
    const text = value.join('/');
    const number = numbers.get(text) ?? all.push(value) - 1;
    numbers.set(text, number);
    return number;
  };
  return { all, of };
}

export function packUsed(used: readonly UsedTicket[]): PackedUsed<Packed> {
  const held = numbered<PackedUsed<Packed>['held'][number]>();
  const from = used.reduce((least, [, at]) => Math.min(least, at), used[0]?.[1] ?? 0);
  const rows = used.map(
    ([id, at, gate, people, lines]) => [id.slice(0, 8), at - from, gate, held.of([people, lines])] as const,
  );
  return { rows: packRows(rows), from, held: held.all };
}

export function packChanged(changed: readonly ChangedTicket[]): PackedChanged<Packed> {
  const states = numbered<PackedChanged<Packed>['states'][number]>();
  const rows = changed.map(
    ({ bookingId, visitDate, slot, slotUntil, people, status, lines }) =>
      [bookingId.slice(0, 8), states.of([visitDate, slot, slotUntil, people, status, linesText(lines)])] as const,
  );
  return { rows: packRows(rows), states: states.all };
}

/** The key of a short code from its HMAC: 24 bits, as PackedSold explains. */
export const codeKey = ([one = 0, two = 0, three = 0]: Uint8Array): string =>
  toBase32(Uint8Array.of(0, 0, one, two, three)).toLowerCase();

/** Leaves out different tickets that share a key: a phone could not say which of their codes was typed. */
export function packSold(sold: readonly SoldTicket[]): Omit<PackedSold<Packed>, 'salt'> {
  const states = numbered<SoldTicket[1]>();
  const byKey = new Map<string, number | null>();
  for (const [key, state] of sold) {
    const number = states.of(state);
    byKey.set(key, (byKey.get(key) ?? number) === number ? number : null);
  }
  const rows = [...byKey].flatMap(([key, state]) => (state === null ? [] : [[key, state] as const]));
  return { rows: packRows(rows), states: states.all };
}

export const withRows = <From, To>(
  { used, changed, sold, ...page }: GatePage<From>,
  to: (rows: From) => To,
): GatePage<To> => ({
  ...page,
  sold: sold && { ...sold, rows: to(sold.rows) },
  used: { ...used, rows: to(used.rows) },
  changed: changed && { ...changed, rows: to(changed.rows) },
});

/** Appends a page: a full copy replaces the list, an update must leave no gap in time. Null if it does not follow. */
export function following<P extends Pick<GatePage<unknown>, 'asOf' | 'since' | 'after' | 'next'>>(
  pages: readonly P[],
  page: P,
): readonly P[] | null {
  if (page.after !== null) return pages.at(-1)?.next === page.after ? [...pages, page] : null;
  if (page.since === null) return [page];
  const known = knownUntil(pages);
  return known && page.since <= known ? [...pages, page] : null;
}

/** The pages are complete up to this time, which the first page of the last update carries. */
export const knownUntil = (pages: readonly Pick<GatePage<unknown>, 'asOf' | 'after'>[]): string | undefined =>
  pages.findLast(({ after }) => after === null)?.asOf;

export const wipedText = ({ organisation, device, at }: Pick<Wiped, 'organisation' | 'device' | 'at'>): string =>
  `wiped/${organisation}/${device}/${at}`;
