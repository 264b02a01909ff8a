import type { Inspector, InspectorUpdate, NewInspector } from '#contract/inspectors/model.ts';
import { INSPECTOR_REFUSALS } from '#contract/inspectors/words.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { enterDirectory, leaveDirectory } from '#server/kernel/database/directory.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { revokeSessionsOf } from '#server/kernel/identity/session.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { refuseBeyondFirstDay } from '#server/kernel/records/first-day.ts';
import type { Changes } from '#server/kernel/records/records.ts';
import { requirePark } from '#server/parks/service.ts';
import * as repository from './repository.ts';

export const findInspectorByEmail = (deps: Deps, email: string) =>
  withScope(deps.db, systemScope, (tx) => repository.inspectorByEmail(tx, email));
export const findInspector = (deps: Deps, organisationId: string, id: string) =>
  withScope(deps.db, systemScope, (tx) => repository.inspectorById(tx, organisationId, id));

const FIRST_DAY = { most: 10, things: 'inspectors', removedForGood: true } as const;

const EMAIL_TAKEN = INSPECTOR_REFUSALS.emailTaken;
const emailTaken = (): AppError =>
  new AppError('ALREADY_EXISTS', EMAIL_TAKEN, { issues: [{ field: 'email', message: EMAIL_TAKEN }] });

const knownOf = ({ email, phone }: Pick<Inspector, 'email' | 'phone'>) => ({ email, mobile: phone });

/** Adds an inspector to a park of the organisation; the admin names the park alone. Throws ALREADY_EXISTS by e-mail. */
export async function addInspector(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  { password, ...fields }: NewInspector,
): Promise<Inspector> {
  const passwordHash = await deps.passwords.newHash(password, knownOf(fields));
  return withScope(deps.db, staffScope(actor), async (tx) => {
    await refuseBeyondFirstDay(deps, tx, actor, 'inspector', FIRST_DAY);
    const park = await requirePark(tx, organisationId, fields.parkId);
    const identity = {
      id: newId(deps.random, park.organisationId),
      organisationId: park.organisationId,
      createdAt: deps.clock.now(),
    };
    const inspector = { ...fields, ...identity, parkName: park.name };
    await enter(tx, inspector);
    await repository.insertInspector(tx, inspector, passwordHash);
    return inspector;
  });
}

const enter = (tx: Tx, { id, organisationId, email }: Pick<Inspector, 'id' | 'organisationId' | 'email'>) =>
  enterDirectory(tx, { kind: 'inspector', key: email, organisation_id: organisationId, account_id: id }, emailTaken);

async function ownInspector({ codes }: Deps, tx: Tx, id: string): Promise<Inspector> {
  const owner = codes.organisationOf(id);
  const row = owner && (await repository.shownInspector(tx, owner, id));
  if (!row) throw notFound('inspector');
  return repository.toInspector(row);
}

/**
 * Changes what is sent of an inspector and keeps the rest. A new password signs it out everywhere at once, and so does
 * switching it off. Throws CHANGED_MEANWHILE when a field is not any more what it was.
 */
export async function updateInspector(
  deps: Deps,
  actor: Principal,
  id: string,
  { was, ...fields }: Changes<Inspector, InspectorUpdate>,
): Promise<Inspector> {
  const own = () => withScope(deps.db, staffScope(actor), (tx) => ownInspector(deps, tx, id));
  const passwordHash = fields.password
    ? await deps.passwords.newHash(fields.password, knownOf({ ...(await own()), ...fields }))
    : null;
  const owner = deps.codes.organisationOf(id);
  const change = async (tx: Tx): Promise<Inspector> => {
    if (owner !== null) await repository.lockInspector(tx, owner, id);
    const stored = await ownInspector(deps, tx, id);
    await refuseChangedMeanwhile(tx, stored, was, fields);
    const { organisationId, parkId } = stored;
    if (fields.parkId !== undefined && fields.parkId !== parkId) await requirePark(tx, organisationId, fields.parkId);
    if (fields.email) await enter(tx, { ...stored, email: fields.email });
    await repository.updateInspector(tx, stored, fields, passwordHash);
    if (passwordHash || fields.active === false) await revokeSessionsOf(tx, id, deps.clock.now());
    return ownInspector(deps, tx, id);
  };
  return withScope(deps.db, staffScope(actor), change);
}

/** Removes an inspector and signs it out. Its scans stay. */
export const removeInspector = (deps: Deps, actor: Principal, id: string): Promise<void> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const inspector = await ownInspector(deps, tx, id);
    await revokeSessionsOf(tx, id, deps.clock.now());
    await leaveDirectory(tx, { organisation_id: inspector.organisationId, account_id: id });
    await repository.deleteInspector(tx, inspector);
  });
