import type { NotNull } from 'kysely';
import { formatLocalTime } from '#contract/kernel/dates.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { callNext, moveToken } from '#server/queues/service.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type DemoDesk, NO_SHOWS } from './desks.ts';
import { later } from './hours.ts';
import { demoOfferings } from './offerings.ts';
import { ownerAt } from './organisations.ts';

/** The demo's staff sit at its desks while it runs: call the next, are done with somebody, now and then wait in vain. */

/** Minutes that somebody is served. */
const SHORTEST = 2.5;
const LONGEST = 9;

/**
 * One look round at the desks that are open now: who has been served long enough goes, and the next is called, as a counter
 * would do it. So boards and token pages move.
 */
export async function serveTokens(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const time = formatLocalTime(now).slice(11);
  const { desks } = await demoOfferings(deps);
  for (const desk of desks.filter(({ opensAt, closesAt }) => opensAt <= time && time < closesAt))
    for (const counterId of desk.counters.length > 0 ? desk.counters : [null])
      await serveAt(deps, desk, counterId, chanceOf('desk', randomId(deps.random)));
}

async function serveAt(deps: Deps, desk: DemoDesk, counterId: string | null, chance: Chance): Promise<void> {
  const now = deps.clock.now();
  const { served, waits } = await withScope(deps.db, systemScope, (tx) => atDesk(tx, desk, counterId, today(deps)));
  const queue = { kind: desk.kind, id: desk.id, doctorId: desk.doctorId };
  const actor = whoSits(desk, counterId, now);
  if (served && later(served.called_at as Date, SHORTEST + chance.next() * (LONGEST - SHORTEST)) > now) return;
  // To complete one calls the next by itself.
  const state = chance.happens(NO_SHOWS) ? 'noshow' : 'complete';
  if (served) await moveToken(deps, desk.kind, actor, served.booking_id, { state, place: null, mobile: null });
  if (waits && (!served || state === 'noshow')) await callNext(deps, actor, queue);
}

/** Reads who is called here, and whether anybody waits. */
async function atDesk(tx: Tx, { organisationId, id, doctorId }: DemoDesk, counterId: string | null, day: string) {
  const tokens = await tx
    .selectFrom('token')
    .select(['booking_id', 'state', 'counter_id', 'called_at'])
    .$narrowType<{ booking_id: NotNull }>()
    .where('organisation_id', '=', organisationId)
    .where('queue_id', '=', id)
    .where('doctor_id', '=', doctorId ?? '')
    .where('day', '=', day)
    .where('state', 'in', ['booked', 'called'])
    .orderBy('called_at')
    .execute();
  const served = tokens.find(({ state, counter_id }) => state === 'called' && (!counterId || counter_id === counterId));
  return { served, waits: tokens.some(({ state }) => state === 'booked') };
}

const whoSits = ({ organisationId, kind, id }: DemoDesk, counterId: string | null, at: Date): Principal => {
  const owner = ownerAt(organisationId, kind === 'doctor' ? 'clinic' : 'branch', at);
  return counterId ? { ...owner, role: 'counter', accountId: counterId, accountName: 'Counter', branchId: id } : owner;
};
