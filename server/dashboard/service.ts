import { type Dashboard, HOLDINGS, type Holding, type TokenDay } from '#contract/dashboard/model.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Deps } from '#server/deps.ts';
import { enrolmentDay } from '#server/enrolments/kind.ts';
import { planAnew, type Tx } from '#server/kernel/database/database.ts';
import { type Principal, seesMoney, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { visitDay } from '#server/visits/kind.ts';
import { bookedFor, isDated, ticketDay, tokenDay } from './reports.ts';
import { countHoldings, countOrganisations } from './repository.ts';

const OWNED: Record<OrganisationKind, readonly Holding[]> = {
  park: ['parks', 'inspectors'],
  clinic: ['clinics', 'doctors', 'dailyTokens'],
  branch: ['branches', 'counters'],
  exhibition: ['showsRunning', 'showsComing'],
  coaching: ['batchesOpen', 'seats'],
  admin: HOLDINGS,
};

function holdingsOf({ role, kind }: Principal): readonly Holding[] {
  if (role === 'inspector') return [];
  return role === 'counter' ? ['counters'] : OWNED[kind];
}

const givesTokens = ({ role, kind }: Principal): boolean => role === 'admin' || kind === 'clinic' || kind === 'branch';

const takesStudents = ({ role, kind }: Principal): boolean => role === 'admin' || kind === 'coaching';

const holdsShows = ({ role, kind }: Principal): boolean => role === 'admin' || kind === 'exhibition';

/** A branch takes no money for tokens, so it sees no amount. */
async function tokensOf(
  tx: Tx,
  actor: Principal,
  organisationId: string | null,
  at: { day: Day; now: Date },
): Promise<TokenDay> {
  const counterId = actor.role === 'counter' ? actor.accountId : null;
  const tokens = await tokenDay(tx, { organisationId, branchId: actor.branchId, counterId }, at);
  return actor.kind === 'branch' ? { ...tokens, money: null, cash: null } : tokens;
}

/** Of an inspector's park or a counter's branch alone. The admin sells nothing. */
async function tomorrowOf(tx: Tx, { role, kind, organisationId, parkId, branchId }: Principal, day: Day) {
  if (role === 'admin' || !isDated(kind)) return null;
  return bookedFor(tx, { organisationId, id: parkId ?? branchId }, kind, addDays(day, 1));
}

export async function today(deps: Deps, actor: Principal, organisationId: string | null): Promise<Dashboard> {
  const now = deps.clock.now();
  const at = { day: dayOf(now), now };
  const sellsTickets = actor.role !== 'counter' && (actor.kind === 'park' || actor.role === 'admin');
  return withScope(deps.db, staffScope(actor), async (tx) => {
    await planAnew(tx);
    return {
      day: at.day,
      comparedWith: addDays(at.day, -7),
      at: now,
      tokens: givesTokens(actor) ? await tokensOf(tx, actor, organisationId, at) : null,
      tickets: sellsTickets
        ? await ticketDay(tx, { organisationId, parkId: actor.parkId, seesMoney: seesMoney(actor) }, at)
        : null,
      enrolments: takesStudents(actor) ? await enrolmentDay(tx, organisationId, at) : null,
      visits: holdsShows(actor) ? await visitDay(tx, organisationId, at) : null,
      tomorrow: await tomorrowOf(tx, actor, at.day),
      holdings: await countHoldings(tx, holdingsOf(actor), { ...at, organisationId }, actor.branchId),
      organisations: actor.role === 'admin' ? await countOrganisations(tx) : null,
    };
  });
}
