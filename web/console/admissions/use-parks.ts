import type { Inside } from '#contract/admissions/model.ts';
import type { AdmissionRules } from '#contract/admissions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import type { SlotTolerance } from '#contract/slots/rules.ts';
import { keptList } from '#web/console/platform/keeping/kept.ts';

/**
 * Names, hours and slot rules of the owner's parks. Offline they tell to which park a foreign ticket belongs, and let
 * an evening's tickets in after midnight until closing.
 */
export const knownParks = keptList<
  Hours & Partial<SlotTolerance & AdmissionRules> & { id: string; name: string; kinds?: string[] }
>('gate.park', 200);

/** When the day's list came, and how far this device's clock was ahead then, in ms. */
interface Heard {
  asOf: string;
  aheadMs: number;
}
export const LIST = 'list';
export const heard = keptList<Heard>('gate.heard');

/** Server time as far as known; this device's clock may be wrong by a day. */
export const serverTime = (at = Date.now()): Date => new Date(at - (heard.get(LIST)?.aheadMs ?? 0));

export const NO_HOURS: Hours = { opensAt: null, closesAt: null };

/** Business day of a park: an evening continues after midnight until closing. */
const dayHere = (parkId: string, at = serverTime()): Day => visitDaysAt(knownParks.get(parkId) ?? NO_HOURS, at)[0];

/**
 * Business day of a gate by this device's clock, which dates its scans. A gate of several parks uses the earliest of
 * their days.
 */
export function dayAtGate(parkId: string | null): Day {
  const now = new Date();
  const parks = parkId === null ? knownParks.all().map(({ id }) => id) : [parkId];
  return parks.map((id) => dayHere(id, now)).sort()[0] ?? dayOf(now);
}

interface KnownInside extends Inside {
  parkId: string;
  day: Day;
}
export const knownInside = keptList<KnownInside>('gate.inside', 200);

/** People inside now; zero on a new day. */
export const insideNow = ({ parkId, day, people, limit }: KnownInside): Inside => ({
  people: day === dayHere(parkId) ? people : 0,
  limit,
});

/** Returns `otherwise` for a park that this device knows nothing of. */
export function peopleInside(parkId: string | null | undefined, otherwise: number): number {
  const known = knownInside.get(parkId ?? '');
  return known ? insideNow(known).people : otherwise;
}

export const hearInside = (parkId: string, inside: Inside): void =>
  knownInside.put(parkId, { ...inside, parkId, day: dayHere(parkId) });

/** Adds people while offline; negative for an exit. */
export function countHere(parkId: string, people: number): void {
  const known = knownInside.get(parkId);
  if (!known) return;
  const inside = insideNow(known);
  hearInside(parkId, { ...inside, people: Math.max(inside.people + people, 0) });
}
