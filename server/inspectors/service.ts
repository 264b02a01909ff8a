import { inspectorForm } from '#contract/inspectors/api.ts';
import type { Inspector, InspectorUpdate, NewInspector } from '#contract/inspectors/model.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { enterDirectory, leaveDirectory } from '#server/kernel/database/directory.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { revokeSessionsOf } from '#server/kernel/identity/session.ts';
import { addRecord, type Changes, changeRecord, ownRecord, type RecordRules } from '#server/kernel/records/records.ts';
import { requirePark } from '#server/parks/service.ts';
import { inspectorByEmail, inspectorById, inspectorResource } from './repository.ts';

export const findInspectorByEmail = (deps: Deps, email: string) =>
  withScope(deps.db, systemScope, (tx) => inspectorByEmail(tx, email));
export const findInspector = (deps: Deps, organisationId: string, id: string) =>
  withScope(deps.db, systemScope, (tx) => inspectorById(tx, organisationId, id));

/** Without a hash the old password stays. */
type Hashed<F> = Omit<F, 'password'> & { passwordHash?: string };

/** An admin names only the park. Removing an inspector ends its sessions and keeps its scans. */
export const inspectors: RecordRules<Inspector, Hashed<InspectorUpdate>> = {
  resource: inspectorResource,
  thing: 'inspector',
  form: inspectorForm,
  firstDay: { most: 10, things: 'inspectors' },
  under: { field: 'parkId', table: 'park' },
  ownerOf: async (tx, _, organisationId, { parkId }) => (await requirePark(tx, organisationId, parkId)).organisationId,
  after: async ({ deps, tx, organisationId }, id, { passwordHash, active, email }) => {
    const login = { kind: 'inspector', key: email, organisation_id: organisationId, account_id: id } as const;
    await enterDirectory(tx, login, emailTaken);
    if (passwordHash || !active) await revokeSessionsOf(tx, id, deps.clock.now());
  },
  removed: async ({ deps, tx, organisationId }, id) => {
    await revokeSessionsOf(tx, id, deps.clock.now());
    await leaveDirectory(tx, { organisation_id: organisationId, account_id: id });
  },
};

const emailTaken = (): AppError => {
  const message = text('inspectors.emailTaken');
  return new AppError('ALREADY_EXISTS', message, { issues: [{ field: 'email', message }] });
};

const knownOf = ({ email, phone }: Pick<Inspector, 'email' | 'phone'>) => ({ email, mobile: phone });

/** Throws ALREADY_EXISTS for a taken e-mail. */
export async function addInspector(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  { password, ...fields }: NewInspector,
): Promise<Inspector> {
  const passwordHash = await deps.passwords.newHash(password, knownOf(fields));
  return addRecord(deps, inspectors, actor, organisationId, { ...fields, passwordHash });
}

/** A new password, or switching it off, ends all sessions of the inspector. */
export async function updateInspector(
  deps: Deps,
  actor: Principal,
  id: string,
  { password, ...fields }: Changes<Inspector, InspectorUpdate>,
): Promise<Inspector> {
  if (!password) return changeRecord(deps, inspectors, actor, id, fields);
  const own = await withScope(deps.db, staffScope(actor), (tx) => ownRecord(deps, tx, inspectors, id));
  const passwordHash = await deps.passwords.newHash(password, knownOf({ ...own, ...fields }));
  return changeRecord(deps, inspectors, actor, id, { ...fields, passwordHash });
}
