import type { AdmissionRules, KindCount } from '#contract/admissions/rules.ts';
import { categoryNamed, inBookingOrder, offeredCategories } from '#contract/fees/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import type { Park } from '#contract/parks/model.ts';
import type { GatePark } from '#contract/passes/rules.ts';
import { accountList } from './account-storage.ts';
import { serverTime } from './clock.ts';

/** All parks of the owner: offline they say where a foreign ticket belongs. */
export const knownParks = accountList<GatePark & { id: string; name: string; kinds?: string[] }>('gate.park', 200);

export const rulesOf = ({ partOfGroup = false, reEntry = false, insideLimit = null }: Partial<AdmissionRules>) => ({
  partOfGroup,
  reEntry,
  insideLimit,
});

export function keepParks(parks: readonly (GatePark & Pick<Park, 'id' | 'name' | 'fees'>)[]): void {
  for (const { id } of knownParks.all()) if (!parks.some((park) => park.id === id)) knownParks.remove(id);
  for (const { id, name, opensAt, closesAt, slotEarlyMinutes, slotLateMinutes, fees, ...park } of parks) {
    const kinds = offeredCategories(fees).map(({ key }) => key);
    const hours = { opensAt, closesAt, slotEarlyMinutes, slotLateMinutes };
    knownParks.put(id, { id, name, ...hours, ...rulesOf(park), kinds });
  }
}

export const parksAt = (parkId: string | null) => knownParks.all().filter(({ id }) => parkId === null || id === parkId);

/** Kinds of people that the gate's parks sell, each up to `upTo`, for a code that cannot be checked. */
export function kindsHere(parkId: string | null, upTo: number): KindCount[] {
  const sold = new Set(parksAt(parkId).flatMap(({ kinds = [] }) => kinds));
  const people = [...sold].filter((category) => categoryNamed(category)?.people !== 0);
  const shown = people.length > 0 ? people : ['adult', 'child'];
  return inBookingOrder(shown.map((category) => ({ category, quantity: upTo })));
}

const NO_HOURS: Hours = { opensAt: null, closesAt: null };

/** Business day of a park: an evening continues after midnight until closing. */
export const businessDay = (parkId: string, at = serverTime()): Day =>
  visitDaysAt(knownParks.get(parkId) ?? NO_HOURS, at)[0];

/** Business day of a gate by this phone's clock, which dates its scans; the earliest one of several parks. */
export function dayAtGate(parkId: string | null): Day {
  const now = new Date();
  const ids = parkId === null ? parksAt(null).map(({ id }) => id) : [parkId];
  return ids.map((id) => businessDay(id, now)).sort()[0] ?? dayOf(now);
}
