import type { Inside } from '#contract/admissions/model.ts';
import type { AdmissionRules } from '#contract/admissions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import type { SlotTolerance } from '#contract/slots/rules.ts';
import { keptList } from '#web/console/platform/keeping/kept.ts';

/** This device knows the parks of its owner so, and what time it is there. */

/**
 * Names, hours and minutes around slots of the owner's parks, so that without the server a ticket of another one can be told where it belongs, and
 * one of the evening comes in until the end after midnight.
 */
export const knownParks = keptList<
  Hours & Partial<SlotTolerance & AdmissionRules> & { id: string; name: string; kinds?: string[] }
>('gate.park', 200);

/** The day's list came as of this time, and this device's clock was so far ahead then. */
interface Heard {
  asOf: string;
  aheadMs: number;
}
export const LIST = 'list';
export const heard = keptList<Heard>('gate.heard');

/** The time by the server's clock, as far as it is known: this device's may be wrong by a day. */
export const serverTime = (at = Date.now()): Date => new Date(at - (heard.get(LIST)?.aheadMs ?? 0));

export const NO_HOURS: Hours = { opensAt: null, closesAt: null };

/** The business day of a park: its evening goes on after midnight until its end. */
const dayHere = (parkId: string, at = serverTime()): Day => visitDaysAt(knownParks.get(parkId) ?? NO_HOURS, at)[0];

/**
 * The same at a gate, by the clock of this device, which dates what it does; at the gate of several parks the day of the
 * first whose evening still goes on.
 */
export function dayAtGate(parkId: string | null): Day {
  const now = new Date();
  const parks = parkId === null ? knownParks.all().map(({ id }) => id) : [parkId];
  return parks.map((id) => dayHere(id, now)).sort()[0] ?? dayOf(now);
}

/** The people inside each park that counts them, as this device heard or counted it last, and on which business day. */
interface KnownInside extends Inside {
  parkId: string;
  day: Day;
}
export const knownInside = keptList<KnownInside>('gate.inside', 200);

/** The people inside as far as this device knows: nobody yet on a new day. */
export const insideNow = ({ parkId, day, people, limit }: KnownInside): Inside => ({
  people: day === dayHere(parkId) ? people : 0,
  limit,
});

/** Answers how many those are; `otherwise` where nobody has told this device. */
export function peopleInside(parkId: string | null | undefined, otherwise: number): number {
  const known = knownInside.get(parkId ?? '');
  return known ? insideNow(known).people : otherwise;
}

/** Keeps the people inside a park as the server told them. */
export const hearInside = (parkId: string, inside: Inside): void =>
  knownInside.put(parkId, { ...inside, parkId, day: dayHere(parkId) });

/** Counts people in or, below zero, out, while the server cannot. */
export function countHere(parkId: string, people: number): void {
  const known = knownInside.get(parkId);
  if (!known) return;
  const inside = insideNow(known);
  hearInside(parkId, { ...inside, people: Math.max(inside.people + people, 0) });
}
