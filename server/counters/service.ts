import { counterForm } from '#contract/counters/api.ts';
import type { CounterUpdate, NewCounter, ShownCounter } from '#contract/counters/model.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { requireBranch } from '#server/branches/service.ts';
import type { Deps } from '#server/deps.ts';
import { enterDirectory, leaveDirectory } from '#server/kernel/database/directory.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { revokeSessionsOf } from '#server/kernel/identity/session.ts';
import { addRecord, type Changes, changeRecord, ownRecord, type RecordRules } from '#server/kernel/records/records.ts';
import { counterLink, counterLoginById, counterLoginByMobile, counterResource, countersInUse } from './repository.ts';

/** Without a hash the old password stays. */
type Hashed<F> = Omit<F, 'password'> & { passwordHash?: string };

export const counters: RecordRules<ShownCounter, Hashed<CounterUpdate>> = {
  resource: counterResource,
  thing: 'counter',
  form: counterForm,
  firstDay: { most: 10, things: 'counters' },
  under: { field: 'branchId', table: 'branch' },
  ownerOf: async (tx, _, organisationId, { branchId }) =>
    (await requireBranch(tx, organisationId, branchId)).organisationId,
  after: async ({ deps, tx, organisationId }, id, { passwordHash, active, mobile }) => {
    const login = { kind: 'counter', key: mobile, organisation_id: organisationId, account_id: id } as const;
    await enterDirectory(tx, login, mobileTaken);
    if (passwordHash || !active) await revokeSessionsOf(tx, id, deps.clock.now());
  },
  removed: ({ tx, organisationId }, id) => leaveDirectory(tx, { organisation_id: organisationId, account_id: id }),
};

const mobileTaken = (): AppError => {
  const message = text('counters.mobileTaken');
  return new AppError('ALREADY_EXISTS', message, { issues: [{ field: 'mobile', message }] });
};

export async function addCounter(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  { password, ...fields }: NewCounter,
): Promise<ShownCounter> {
  const passwordHash = await deps.passwords.newHash(password, fields);
  return addRecord(deps, counters, actor, organisationId, { ...fields, passwordHash });
}

/** A new password, or switching the counter off, ends all of its sessions. */
export async function changeCounter(
  deps: Deps,
  actor: Principal,
  id: string,
  { password, ...fields }: Changes<ShownCounter, CounterUpdate>,
): Promise<ShownCounter> {
  if (!password) return changeRecord(deps, counters, actor, id, fields);
  const { mobile } = await withScope(deps.db, staffScope(actor), (tx) => ownRecord(deps, tx, counters, id));
  const passwordHash = await deps.passwords.newHash(password, { mobile, ...fields });
  return changeRecord(deps, counters, actor, id, { ...fields, passwordHash });
}

export const findCounterByMobile = (deps: Deps, mobile: string) =>
  withScope(deps.db, systemScope, (tx) => counterLoginByMobile(tx, mobile));
export const findCounter = (deps: Deps, organisationId: string, id: string) =>
  withScope(deps.db, systemScope, (tx) => counterLoginById(tx, organisationId, id));

export const openCounters = async ({ db }: Deps, organisationId: string, branchId: string) => {
  const rows = await withScope(db, systemScope, (tx) => countersInUse(tx, organisationId, branchId));
  return rows.map(({ id, number, username }) => ({ id, name: nameOf(number, username) }));
};

const nameOf = (number: string, person: string): string => {
  const counter = `Counter ${number}`;
  return person === '' || person === counter ? counter : `${counter} · ${person}`;
};

export const findCounterLink = async (
  deps: Deps,
  id: string,
): Promise<{ id: string; number: string; branchId: string; open: boolean } | null> => {
  const owner = deps.codes.organisationOf(id);
  const row = owner && (await withScope(deps.db, systemScope, (tx) => counterLink(tx, owner, id)));
  if (!row) return null;
  return { id, number: row.counter_number, branchId: row.branch_id, open: row.active && row.deleted_at === null };
};
