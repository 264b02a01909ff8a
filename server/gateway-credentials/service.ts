import {
  type ChoosableOffering,
  type Credential,
  type CredentialFields,
  type CredentialUpdate,
  isMasked,
  type KeyTest,
  maskKey,
  type PayingKind,
} from '#contract/gateway-credentials/model.ts';
import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Limit } from '#server/kernel/http/rate-limit.ts';
import { newId, randomId } from '#server/kernel/identity/ids.ts';
import { deriveKey, seal, unseal } from '#server/kernel/identity/secrets.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { type Changes, ownRecord, type Removed } from '#server/kernel/records/records.ts';
import { forgetOffering } from '#server/parks/service.ts';
import { fillMerchant, selectOfferings, TABLES } from './reports.ts';
import * as repository from './repository.ts';

const KEY_TEST_LIMIT: Limit = { name: 'key-test', most: 20, windowMs: 60 * 60_000 };

type Keys = Pick<CredentialFields, 'accessKey' | 'workingKey'>;

const SHOWN = { resource: repository.credentialResource, thing: 'credential' } as const;

/** Has readable keys: never log it or return it in a response. */
export interface OpenCredential extends Keys {
  id: string;
  organisationId: string;
  mid: string;
  cipher: 'cbc' | 'gcm';
}

const keyOf = ({ config }: Deps): Buffer => deriveKey(config.appSecret, 'gateway-credentials');
const placeOf = (id: string, field: keyof Keys): string => `credential/${id}/${field}`;

/** Shows nothing of a short key, of which four characters would be most. */
const hintOf = (key: string): string => (key.length > 8 ? maskKey(key) : key && '••••');

/** Keys sealed to this id, and their masks. */
const sealed = (deps: Deps, id: string, { accessKey, workingKey }: Keys) => ({
  access_key: seal(accessKey, keyOf(deps), placeOf(id, 'accessKey'), deps.random),
  working_key: seal(workingKey, keyOf(deps), placeOf(id, 'workingKey'), deps.random),
  access_hint: hintOf(accessKey),
  working_hint: hintOf(workingKey),
});

/** An unchanged key keeps its stored columns, so that the audit shows which key changed. */
function resealed(deps: Deps, old: repository.CredentialRow, stored: Keys, keys: Keys) {
  const next = sealed(deps, old.id, keys);
  return {
    ...next,
    ...(keys.accessKey === stored.accessKey && { access_key: old.access_key }),
    ...(keys.workingKey === stored.workingKey && { working_key: old.working_key }),
  };
}

function opened(deps: Deps, row: repository.CredentialRow): Keys {
  try {
    return {
      accessKey: unseal(row.access_key, keyOf(deps), placeOf(row.id, 'accessKey')),
      workingKey: unseal(row.working_key, keyOf(deps), placeOf(row.id, 'workingKey')),
    };
  } catch (cause) {
    throw new Error(`credential ${row.id} does not open: APP_SECRET is another than when it was stored`, { cause });
  }
}

function oneOnly(kind: PayingKind): AppError {
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

async function requireOffering(tx: Tx, organisationId: string | null, id: string) {
  const [offering] = await selectOfferings(tx, organisationId, id);
  if (!offering) throw invalid('parkId', text('gateway-credentials.noOffering'));
  return offering;
}

/** Drops cached parks after a change, because they include whether they take online payments. */
async function changeAndForget<T>(
  deps: Deps,
  actor: Principal,
  change: (tx: Tx, forget: (offeringId: string) => void) => Promise<T>,
): Promise<T> {
  const touched: string[] = [];
  const done = await withScope(deps.db, staffScope(actor), (tx) => change(tx, (id) => touched.push(id)));
  for (const id of touched) forgetOffering(deps, id);
  return done;
}

/** Locks the credential. Throws NOT_FOUND. */
async function changeOne<T>(
  deps: Deps,
  actor: Principal,
  id: string,
  change: (tx: Tx, old: repository.CredentialRow, forget: (offeringId: string) => void) => Promise<T>,
): Promise<T> {
  const owner = deps.codes.organisationOf(id);
  return changeAndForget(deps, actor, async (tx, forget) => {
    const old = owner === null ? undefined : await repository.lockCredential(tx, owner, id);
    if (!old) throw notFound('credential');
    return change(tx, old, forget);
  });
}

const changed = (typed: string, stored: string): string => (typed === '' || isMasked(typed) ? stored : typed);

/** AES-GCM uses the working key itself as its key, so it must have 32 bytes. */
function requireUsable(cipher: OpenCredential['cipher'], { workingKey }: Keys): void {
  if (cipher === 'gcm' && Buffer.byteLength(workingKey) !== 32)
    throw invalid('workingKey', text('gateway-credentials.gcmKey'));
}

/** Throws for a masked working key, as responses show it. */
function newKeys({ accessKey, workingKey }: Keys): Keys {
  if (isMasked(workingKey)) throw invalid('workingKey', text('gateway-credentials.noWorkingKey'));
  return { accessKey: changed(accessKey, ''), workingKey };
}

/** The admin names the offering alone. Throws ALREADY_EXISTS if it has credentials in use. */
export const addCredential = (
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  fields: CredentialFields,
): Promise<Credential> =>
  changeAndForget(deps, actor, async (tx, forget) => {
    const offering = await requireOffering(tx, organisationId, fields.offeringId);
    forget(offering.id);
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

/**
 * Absent fields, and blank or masked keys, keep their values. The old version is retired under a new id and still
 * serves payments that began with it.
 */
export const updateCredential = (
  deps: Deps,
  actor: Principal,
  id: string,
  { was, ...fields }: Changes<Credential, CredentialUpdate>,
): Promise<Credential> =>
  changeOne(deps, actor, id, async (tx, old, forget) => {
    if (was) {
      const shown = await ownRecord(deps, tx, SHOWN, id);
      await refuseChangedMeanwhile(tx, shown, was, fields, { offeringId: TABLES[shown.offeringKind] });
    }
    forget(old.offering_id);
    const { offeringId = old.offering_id, merchantId = old.merchant_id, cipher = old.cipher } = fields;
    const { accessKey = '', workingKey = '' } = fields;
    // Only looked up if it changes: the present offering may have been removed.
    const offering = offeringId === old.offering_id ? null : await requireOffering(tx, old.organisation_id, offeringId);
    if (offering) forget(offering.id);
    const stored = opened(deps, old);
    const keys = {
      accessKey: changed(accessKey, stored.accessKey),
      workingKey: changed(workingKey, stored.workingKey),
    };
    requireUsable(cipher, keys);
    if (offering && (await repository.hasCredential(tx, offering.organisationId, offering.id)))
      throw oneOnly(offering.kind);
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

/** Fake keys that only the sandbox accepts. */
export const SANDBOX_KEYS = {
  ccav: {
    merchantId: '900001',
    accessKey: 'AVSB00SANDBOX0001',
    workingKey: '5AD1B0C7E2F34968A7B6C5D4E3F20911',
    cipher: 'cbc',
  },
  paytm: { merchantId: 'PRAVESH-WALLET-1', accessKey: '', workingKey: 'wallet_key_00001', cipher: 'cbc' },
} as const;

/** Replaces the keys in use and tests them. Throws CONFLICT if payments are real, and what `addCredential` throws. */
export async function useSandboxKeys(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  offeringId: string,
): Promise<Unsaid<KeyTest>> {
  if (deps.config.payments !== 'sandbox') throw new AppError('CONFLICT', text('gateway-credentials.noPlayMoney'));
  const [offering, live] = await withScope(deps.db, staffScope(actor), async (tx) => {
    const found = await requireOffering(tx, organisationId, offeringId);
    return [found, await repository.liveCredentialOf(tx, found.organisationId, offeringId)];
  });
  const fields = { offeringId, ...SANDBOX_KEYS[offering.gateway] };
  const { id } = live
    ? await updateCredential(deps, actor, live.id, fields)
    : await addCredential(deps, actor, organisationId, fields);
  return testCredential(deps, actor, id);
}

/**
 * Asks the gateway about an order that does not exist: if it answers so, the keys work. Holds no lock while it waits.
 * Throws NOT_FOUND, and TOO_MANY_REQUESTS after twenty tests of an account in an hour.
 */
export async function testCredential(deps: Deps, actor: Principal, id: string): Promise<Unsaid<KeyTest>> {
  const owner = deps.codes.organisationOf(id);
  const [row, offering] = await withScope(deps.db, staffScope(actor), async (tx) => {
    const found = owner === null ? undefined : await repository.lockCredential(tx, owner, id);
    return [found, found && (await selectOfferings(tx, found.organisation_id, found.offering_id))[0]];
  });
  if (!row || !offering) throw notFound('credential');
  await deps.limits.take(KEY_TEST_LIMIT, actor.accountId);
  const gateway = deps.gateways[offering.gateway];
  if (!gateway) return { works: false, message: text('gateway-credentials.silent', { gateway: offering.gateway }) };
  const keys = { mid: row.merchant_id, cipher: row.cipher, ...opened(deps, row) };
  const { result, reason = '' } = await gateway.inquire({ orderId: randomId(deps.random), amountPaise: 100 }, keys);
  if (result === 'UNREACHABLE')
    return { works: false, message: text('gateway-credentials.silent', { gateway: offering.gateway }) };
  if (result === 'REFUSED')
    return { works: false, message: text('gateway-credentials.refused', { gateway: offering.gateway, reason }) };
  await withScope(deps.db, staffScope(actor), (tx) => repository.markTested(tx, row, deps.clock.now()));
  const works =
    deps.config.payments === 'sandbox'
      ? text('gateway-credentials.plays')
      : text('gateway-credentials.works', { gateway: offering.gateway });
  return { works: true, message: works };
}

/**
 * Removed credentials stay sealed, for refunds and to be restored. Throws NOT_FOUND, and CONFLICT while one of their
 * payments is undecided or a refund is under way.
 */
export const removeCredential = (deps: Deps, actor: Principal, id: string): Promise<Removed> =>
  changeAndForget(deps, actor, async (tx, forget) => {
    const { offeringId, organisationId } = await ownRecord(deps, tx, SHOWN, id);
    const outcome = await repository.removeUnlessHanging(tx, { organisation_id: organisationId, id }, deps.clock.now());
    if (outcome === 'gone') throw notFound('credential');
    if (outcome === 'hanging') throw new AppError('CONFLICT', text('gateway-credentials.hanging'));
    forget(offeringId);
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
    await requireOffering(tx, credential.organisationId, credential.offeringId);
    forget(credential.offeringId);
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

const open = (deps: Deps, row: repository.CredentialRow | undefined): OpenCredential | null =>
  row
    ? {
        id: row.id,
        organisationId: row.organisation_id,
        mid: row.merchant_id,
        cipher: row.cipher,
        ...opened(deps, row),
      }
    : null;

export const liveCredential = (deps: Deps, offering: NamedOffering): Promise<OpenCredential | null> =>
  withScope(deps.db, systemScope, (tx) => liveCredentialIn(tx, deps, offering));

export const liveCredentialIn = async (
  tx: Tx,
  deps: Deps,
  { organisationId, offeringId }: NamedOffering,
): Promise<OpenCredential | null> => open(deps, await repository.liveCredentialOf(tx, organisationId, offeringId));

type NamedOffering = Record<'organisationId' | 'offeringId', string>;

/** True for a fee of 0 paise, or if the offering has keys. */
export const canBePaidOnline = async (
  deps: Deps,
  { organisationId, id, fee }: { organisationId: string; id: string; fee: number },
): Promise<boolean> =>
  fee === 0 || (await withScope(deps.db, systemScope, (tx) => repository.hasCredential(tx, organisationId, id)));

export const takesCards = ({ db }: Deps): Promise<boolean> => withScope(db, systemScope, repository.takesCards);

/** The credential of the attempt, retired or not, with readable keys. */
export const credentialOf = (deps: Deps, attempt: BegunWith): Promise<OpenCredential | null> =>
  withScope(deps.db, systemScope, (tx) => credentialIn(tx, deps, attempt));

export const credentialIn = async (
  tx: Tx,
  deps: Deps,
  { organisation_id, credential_id: id }: BegunWith,
): Promise<OpenCredential | null> => open(deps, await repository.credentialOf(tx, { organisation_id, id }));

type BegunWith = Record<'organisation_id' | 'credential_id', string>;

/** For webhooks, whose address contains only the id. */
export async function credentialById(deps: Deps, id: string): Promise<OpenCredential | null> {
  const owner = deps.codes.organisationOf(id);
  return owner === null ? null : credentialOf(deps, { organisation_id: owner, credential_id: id });
}
