import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { packRows } from '#contract/kernel/wire/packed-rows.ts';
import type { ChangedTicket } from '#contract/passes/model.ts';
import { linesText } from '#contract/passes/rules.ts';
import type { GateConflict, GatePage, PackedChanged, PackedUsed, UsedTicket, WatchedGate, Wiped } from './model.ts';

/** A gate says how it stands so often, milliseconds; one that was not heard for twice as long is away. */
export const STATE_MS = 15_000;
export const AWAY_MS = 2 * STATE_MS + 5000;

export const isAway = ({ seenAt }: Pick<WatchedGate, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() > AWAY_MS;

/** A battery that is not being charged may not last until the evening from here on, in hundredths. */
const LOW_BATTERY = 15;
export const isLow = ({ battery, charging }: Pick<WatchedGate, 'battery' | 'charging'>): boolean =>
  battery !== null && battery < LOW_BATTERY && !charging;

/** A lock has come to the phone once that has said since that it kept nothing; else it comes at its next contact. */
export type Lock = 'none' | 'now' | 'at next contact';
export const lockOf = ({ lockedAt, wipedAt }: Pick<WatchedGate, 'lockedAt' | 'wipedAt'>): Lock =>
  lockedAt === null ? 'none' : wipedAt === null ? 'at next contact' : 'now';

/** The day on which all gates of a conflict let its ticket in; null where they lie on both sides of midnight. */
export function dayOfConflict({ sides }: Pick<GateConflict, 'sides'>): Day | null {
  const [day = null, ...others] = new Set(sides.map(({ at }) => dayOf(new Date(at))));
  return others.length === 0 ? day : null;
}

type Packed = Uint8Array<ArrayBuffer>;

/** Numbers values by their first coming, so that each is told once. */
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

/** Packs tickets that gates let in; of one that is told twice the last stays. */
export function packUsed(used: readonly UsedTicket[]): PackedUsed<Packed> {
  const held = numbered<PackedUsed<Packed>['held'][number]>();
  const from = used.reduce((least, [, at]) => Math.min(least, at), used[0]?.[1] ?? 0);
  const rows = used.map(
    ([id, at, gate, people, lines]) => [id.slice(0, 8), at - from, gate, held.of([people, lines])] as const,
  );
  return { rows: packRows(rows), from, held: held.all };
}

/** Packs tickets that say something else now than their older code. */
export function packChanged(changed: readonly ChangedTicket[]): PackedChanged<Packed> {
  const states = numbered<PackedChanged<Packed>['states'][number]>();
  const rows = changed.map(
    ({ bookingId, visitDate, slot, slotUntil, people, status, lines }) =>
      [bookingId.slice(0, 8), states.of([visitDate, slot, slotUntil, people, status, linesText(lines)])] as const,
  );
  return { rows: packRows(rows), states: states.all };
}

/** The same page, its rows in another form. */
export const withRows = <From, To>(
  { used, changed, ...page }: GatePage<From>,
  to: (rows: From) => To,
): GatePage<To> => ({
  ...page,
  used: { ...used, rows: to(used.rows) },
  changed: changed && { ...changed, rows: to(changed.rows) },
});

/**
 * Adds a page to those that a gate has: a whole telling begins anew, a further page follows the one before it, and what is
 * new may leave no gap in time. Null where it does not follow.
 */
export function following<P extends Pick<GatePage<unknown>, 'asOf' | 'since' | 'after' | 'next'>>(
  pages: readonly P[],
  page: P,
): readonly P[] | null {
  if (page.after !== null) return pages.at(-1)?.next === page.after ? [...pages, page] : null;
  if (page.since === null) return [page];
  const known = knownUntil(pages);
  return known && page.since <= known ? [...pages, page] : null;
}

/** All that became known until then is in these pages: the first of the last telling says so. */
export const knownUntil = (pages: readonly Pick<GatePage<unknown>, 'asOf' | 'after'>[]): string | undefined =>
  pages.findLast(({ after }) => after === null)?.asOf;

/** A locked phone signs this text once nothing is left on it. */
export const wipedText = ({ organisation, device, at }: Pick<Wiped, 'organisation' | 'device' | 'at'>): string =>
  `wiped/${organisation}/${device}/${at}`;
