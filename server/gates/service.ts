import type { GateConflict } from '#contract/gates/model.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { organisationSeenBy, type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import * as repository from './repository.ts';

/** Keeps what a gate that could not ask let in too much (docs/behaviour.md 6.6). */
export const noteConflict = (deps: Deps, actor: Principal, conflict: repository.NewConflict): Promise<void> =>
  withScope(deps.db, staffScope(actor), (tx) => repository.keepConflict(tx, conflict));

/** The conflicts that gates of this caller hear of: an inspector's park's, or those of all parks. */
export const conflictsSince = (tx: Tx, actor: Principal, since: Date): Promise<GateConflict[]> =>
  repository.conflictsSince(tx, { organisationId: organisationSeenBy(actor), parkId: actor.parkId }, since);
