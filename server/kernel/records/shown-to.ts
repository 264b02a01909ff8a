import type { Deps } from '#server/deps.ts';
import { type Principal, requestedOrganisation } from '#server/kernel/database/scope.ts';
import type { Tables } from '#server/tables.ts';
import { keepOwner } from './record-owner.ts';

/** What a member of staff is shown, as it is. Of the admin it is noted whose each record is: what comes next is about one of them. */
export function shownTo<M extends { id: string; organisationId: string }>(
  deps: Deps,
  actor: Principal,
  table: keyof Tables,
  records: M[],
): M[] {
  if (requestedOrganisation(actor, null) === null)
    for (const { id, organisationId } of records) keepOwner(deps, table, id, organisationId);
  return records;
}
