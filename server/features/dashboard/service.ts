import { type Dashboard, HOLDINGS, type Holding } from '#contract/dashboard/model.ts';
import { addDays, dayOf } from '#contract/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope, withScope } from '#server/platform/scope.ts';
import { ticketDay } from './reports.ts';
import { countHoldings, countOrganisations } from './repository.ts';

const OWNED: Record<OrganisationKind, readonly Holding[]> = {
  park: ['parks', 'inspectors'],
  clinic: ['clinics', 'doctors', 'dailyTokens'],
  branch: ['branches', 'counters'],
  exhibition: ['showsRunning', 'showsComing'],
  coaching: ['batchesOpen', 'seats'],
  admin: HOLDINGS,
};

/** What somebody's dashboard counts: an inspector works at a park, a counter at a branch, and neither manages anything. */
function holdingsOf({ role, kind }: Principal): readonly Holding[] {
  if (role === 'inspector') return [];
  return role === 'counter' ? ['counters'] : OWNED[kind];
}

/** The business day of the caller: an owner's organisation, an inspector's park, a counter's branch, the admin's all. */
export async function today(deps: Deps, actor: Principal, organisationId: string | null): Promise<Dashboard> {
  const now = deps.clock.now();
  const at = { day: dayOf(now), now };
  const sellsTickets = actor.role !== 'counter' && (actor.kind === 'park' || actor.role === 'admin');
  return withScope(deps.db, staffScope(actor), async (tx) => ({
    day: at.day,
    comparedWith: addDays(at.day, -7),
    at: now,
    tickets: sellsTickets ? await ticketDay(tx, { organisationId, parkId: actor.parkId }, at) : null,
    holdings: await countHoldings(tx, holdingsOf(actor), { ...at, organisationId }, actor.branchId),
    organisations: actor.role === 'admin' ? await countOrganisations(tx) : null,
  }));
}
