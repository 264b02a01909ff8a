import type {
  ChoosableOffering,
  Credential,
  CredentialFields,
  CredentialUpdate,
  PayeeKind,
  PayingOffering,
} from '#contract/gateway-credentials/model.ts';
import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { type Changes, ownRecord, type Removed } from '#server/kernel/records/records.ts';
import { forgetOfferings } from '#server/parks/service.ts';
import {
  changed,
  type Keys,
  newKeys,
  type OpenCredential,
  openCredential,
  opened,
  requireUsable,
  resealed,
  sealed,
} from './keys.ts';
import { fillMerchant, selectOfferings, TABLES } from './reports.ts';
import * as repository from './repository.ts';

export type { OpenCredential };

export const SHOWN = { resource: repository.credentialResource, thing: 'credential' } as const;

function oneOnly(kind: PayeeKind): AppError {
  const message = text('gateway-credentials.oneOnly', { offering: kind });
  return new AppError('ALREADY_EXISTS', message, { issues: [{ field: 'parkId', message }] });
}

export async function listOfferings(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
): Promise<ChoosableOffering[]> {
  const found = await withScope(deps.db, staffScope(actor), (tx) => selectOfferings(tx, organisationId));
  return found.map((offering) => ({ ...offering, playMoney: deps.config.payments === 'sandbox' }));
}

/** A place has its gateway; of an organisation the named one is meant. Throws INVALID_INPUT. */
export async function requireOffering(
  tx: Tx,
  organisationId: string | null,
  { offeringId, gateway }: Pick<CredentialFields, 'offeringId' | 'gateway'>,
): Promise<PayingOffering> {
  const [offering] = await selectOfferings(tx, organisationId, offeringId);
  if (!offering) throw invalid('parkId', text('gateway-credentials.noOffering'));
  return offering.kind === 'organisation' ? { ...offering, gateway } : offering;
}

/** Drops cached parks of an organisation after a change, because they include whether they take online payments. */
async function changeAndForget<T>(
  deps: Deps,
  actor: Principal,
  change: (tx: Tx, forget: (organisationId: string) => void) => Promise<T>,
): Promise<T> {
  const touched: string[] = [];
  const done = await withScope(deps.db, staffScope(actor), (tx) => change(tx, (id) => touched.push(id)));
  for (const id of touched) forgetOfferings(deps, id);
  return done;
}

/** Locks the credential. Throws NOT_FOUND. */
async function changeOne<T>(
  deps: Deps,
  actor: Principal,
  id: string,
  change: (tx: Tx, old: repository.CredentialRow) => Promise<T>,
): Promise<T> {
  const owner = deps.codes.organisationOf(id);
  return changeAndForget(deps, actor, async (tx, forget) => {
    const old = owner === null ? undefined : await repository.lockCredential(tx, owner, id);
    if (!old) throw notFound('credential');
    forget(old.organisation_id);
    return change(tx, old);
  });
}

/** The admin names the offering alone. Throws ALREADY_EXISTS if it has credentials in use. */
export const addCredential = (
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  fields: CredentialFields,
): Promise<Credential> =>
  changeAndForget(deps, actor, async (tx, forget) => {
    const offering = await requireOffering(tx, organisationId, fields);
    forget(offering.organisationId);
    const id = newId(deps.random, offering.organisationId);
    const keys = newKeys(fields);
    requireUsable(fields.cipher, keys);
    const row = {
      id,
      organisation_id: offering.organisationId,
      ...repository.placeColumns(offering),
      merchant_id: fields.merchantId,
      cipher: fields.cipher,
      created_at: deps.clock.now(),
      ...sealed(deps, id, keys),
    };
    if (!(await repository.insertCredential(tx, row))) throw oneOnly(offering.kind);
    await fillMerchant(tx, offering, fields.merchantId);
    deps.log.info({ by: actor.accountId, credential: id }, 'payment credentials added');
    return ownRecord(deps, tx, SHOWN, id);
  });

/** Absent fields and blank or masked keys stay. The old version still serves payments that began with it. */
export const updateCredential = (
  deps: Deps,
  actor: Principal,
  id: string,
  { was, ...fields }: Changes<Credential, CredentialUpdate>,
): Promise<Credential> =>
  changeOne(deps, actor, id, async (tx, old) => {
    const shown = await ownRecord(deps, tx, SHOWN, id);
    await refuseChangedMeanwhile(tx, shown, was, fields, { offeringId: TABLES[shown.offeringKind] });
    const { merchantId = old.merchant_id, cipher = old.cipher, accessKey = '', workingKey = '' } = fields;
    const payee = { offeringId: fields.offeringId ?? shown.offeringId, gateway: fields.gateway ?? shown.gateway };
    // Only looked up if it changes: the present offering may have been removed.
    const isMoved = payee.offeringId !== shown.offeringId || (old.gateway !== null && payee.gateway !== old.gateway);
    const offering = isMoved ? await requireOffering(tx, old.organisation_id, payee) : null;
    const stored = opened(deps, old);
    const keys = {
      accessKey: changed(accessKey, stored.accessKey),
      workingKey: changed(workingKey, stored.workingKey),
    };
    requireUsable(cipher, keys);
    if (offering && (await repository.ownCredentialOf(tx, offering))) throw oneOnly(offering.kind);
    await keepRetired(deps, tx, old, stored);
    const place = offering && { offering_id: offering.id, ...repository.placeColumns(offering) };
    const row = {
      ...old,
      ...place,
      merchant_id: merchantId,
      cipher,
      tested_at: null,
      ...resealed(deps, old, stored, keys),
    };
    await repository.replaceCredential(tx, row);
    const replaced = (['accessKey', 'workingKey'] as const).filter((field) => keys[field] !== stored[field]);
    deps.log.info({ by: actor.accountId, credential: id, replaced }, 'payment credentials changed');
    return ownRecord(deps, tx, SHOWN, id);
  });

async function keepRetired(deps: Deps, tx: Tx, old: repository.CredentialRow, keys: Keys): Promise<void> {
  const id = newId(deps.random, old.organisation_id);
  await repository.insertRetired(tx, { ...old, id, retired_at: deps.clock.now(), ...sealed(deps, id, keys) });
  await repository.moveAttempts(tx, old, id);
}

/** The keys stay sealed, for refunds. Throws NOT_FOUND, and CONFLICT while a payment or refund of theirs is open. */
export const removeCredential = (deps: Deps, actor: Principal, id: string): Promise<Removed> =>
  changeAndForget(deps, actor, async (tx, forget) => {
    const { organisationId } = await ownRecord(deps, tx, SHOWN, id);
    const outcome = await repository.removeUnlessHanging(tx, { organisation_id: organisationId, id }, deps.clock.now());
    if (outcome === 'gone') throw notFound('credential');
    if (outcome === 'hanging') throw new AppError('CONFLICT', text('gateway-credentials.hanging'));
    forget(organisationId);
    deps.log.info({ by: actor.accountId, credential: id }, 'payment credentials removed');
    return { id, deleted: true };
  });

const UNIQUE = '23505';

/** Throws NOT_FOUND after 30 days, ALREADY_EXISTS if the offering has others, INVALID_INPUT if it is gone. */
export const restoreCredential = (deps: Deps, actor: Principal, id: string): Promise<Credential> =>
  changeAndForget(deps, actor, async (tx, forget) => {
    const owner = deps.codes.organisationOf(id);
    if (owner === null) throw notFound('credential');
    await repository.restoreCredential(tx, { organisation_id: owner, id }, deps.clock.now());
    const credential = await ownRecord(deps, tx, SHOWN, id);
    await requireOffering(tx, credential.organisationId, credential);
    forget(credential.organisationId);
    deps.log.info({ by: actor.accountId, credential: id }, 'payment credentials restored');
    return credential;
  }).catch((error: Error & { code?: string }) => {
    throw error.code === UNIQUE ? new AppError('ALREADY_EXISTS', text('gateway-credentials.othersInUse')) : error;
  });

export const forgetRemovedCredentials = ({ db, clock }: Deps): Promise<void> =>
  withScope(db, systemScope, async (tx) => {
    for (const key of await repository.removedLongAgo(tx, clock.now())) await repository.forgetRemoved(tx, key);
  });

/** If true, the credential stays in use until the transaction ends, so that a payment can begin with it. */
export const holdCredential = (tx: Tx, { organisationId, id }: Pick<OpenCredential, 'organisationId' | 'id'>) =>
  repository.holdCredential(tx, { organisation_id: organisationId, id });

/** Its own keys, else those of its organisation for its gateway. */
export const liveCredential = (deps: Deps, payee: repository.KeysPayee): Promise<OpenCredential | null> =>
  withScope(deps.db, systemScope, async (tx) => openCredential(deps, await repository.liveCredentialOf(tx, payee)));

/** Keys of the merchant with which the attempt began that were entered since. */
export const renewedCredentialIn = async (
  tx: Tx,
  deps: Deps,
  attempt: BegunWith & { merchant_id: string },
  payee: repository.KeysPayee,
): Promise<OpenCredential | null> => openCredential(deps, await repository.renewedCredentialOf(tx, attempt, payee));

/** True for a fee of 0 paise, or if there are keys. */
export const canBePaidOnline = async (deps: Deps, { fee, ...payee }: repository.KeysPayee & { fee: number }) =>
  fee === 0 || (await withScope(deps.db, systemScope, (tx) => repository.hasCredential(tx, payee)));

export const takesCards = ({ db }: Deps): Promise<boolean> => withScope(db, systemScope, repository.takesCards);

/** The credential of the attempt, retired or not, with readable keys. */
export const credentialOf = (deps: Deps, attempt: BegunWith): Promise<OpenCredential | null> =>
  withScope(deps.db, systemScope, (tx) => credentialIn(tx, deps, attempt));

export const credentialIn = async (
  tx: Tx,
  deps: Deps,
  { organisation_id, credential_id: id }: BegunWith,
): Promise<OpenCredential | null> => openCredential(deps, await repository.credentialOf(tx, { organisation_id, id }));

type BegunWith = Record<'organisation_id' | 'credential_id', string>;

/** For webhooks, whose address contains only the id. */
export async function credentialById(deps: Deps, id: string): Promise<OpenCredential | null> {
  const owner = deps.codes.organisationOf(id);
  return owner === null ? null : credentialOf(deps, { organisation_id: owner, credential_id: id });
}
