import type { Inside } from '#contract/admissions/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { accountList } from './account-storage.ts';
import { businessDay } from './parks.ts';

interface KnownInside extends Inside {
  parkId: string;
  day: Day;
}
export const knownInside = accountList<KnownInside>('gate.inside', 200);

/** People inside now; zero on a new day. */
export const insideNow = ({ parkId, day, people, limit }: KnownInside): Inside => ({
  people: day === businessDay(parkId) ? people : 0,
  limit,
});

export function peopleInside(parkId: string | null | undefined, otherwise: number): number {
  const known = knownInside.get(parkId ?? '');
  return known ? insideNow(known).people : otherwise;
}

export const keepInside = (parkId: string, inside: Inside): void =>
  knownInside.put(parkId, { ...inside, parkId, day: businessDay(parkId) });

/** Adds people while offline; negative for an exit. */
export function addInside(parkId: string, people: number): void {
  const known = knownInside.get(parkId);
  if (!known) return;
  const inside = insideNow(known);
  keepInside(parkId, { ...inside, people: Math.max(inside.people + people, 0) });
}
