import { AppError, invalid, notFound } from '#contract/errors.ts';
import {
  type Credential,
  type CredentialFields,
  type CredentialUpdate,
  isMasked,
  maskKey,
} from '#contract/gateway-credentials/model.ts';
import type { Deps } from '#server/deps.ts';
import { requirePark } from '#server/features/parks/service.ts';
import { newId } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database.ts';
import { type Principal, requestedOrganisation, staffScope, systemScope, withScope } from '#server/platform/scope.ts';
import { deriveKey, seal, unseal } from '#server/platform/secrets.ts';
import * as repository from './repository.ts';

type Keys = Pick<CredentialFields, 'accessKey' | 'workingKey'>;

/** What a payment needs to speak to the gateway. The keys are in the clear: never log or answer this. */
export interface OpenCredential extends Keys {
  id: string;
  mid: string;
  cipher: 'cbc' | 'gcm';
}

const keyOf = ({ config }: Deps): Buffer => deriveKey(config.appSecret, 'gateway-credentials');
const placeOf = (id: string, field: keyof Keys): string => `credential/${id}/${field}`;

/** Four shown characters of a short key would be most of it. */
const hintOf = (key: string): string => (key.length > 8 ? maskKey(key) : key && '••••');

/** The columns of a credential with this id: keys sealed to it, and their masks. */
const sealed = (deps: Deps, id: string, { accessKey, workingKey }: Keys) => ({
  access_key: seal(accessKey, keyOf(deps), placeOf(id, 'accessKey'), deps.random),
  working_key: seal(workingKey, keyOf(deps), placeOf(id, 'workingKey'), deps.random),
  access_hint: hintOf(accessKey),
  working_hint: hintOf(workingKey),
});

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

const oneOnly = (): AppError =>
  new AppError('ALREADY_EXISTS', 'This park has payment credentials already. Please edit those.', {
    issues: [{ field: 'parkId', message: 'This park has payment credentials already. Please edit those.' }],
  });

/** Stores a row of a park and answers it masked. Throws ALREADY_EXISTS when the park has one in use. */
async function store(tx: Tx, parkName: string, row: Parameters<typeof repository.insertCredential>[1]) {
  if (!(await repository.insertCredential(tx, row))) throw oneOnly();
  return repository.toCredential({ ...row, park_name: parkName });
}

const changed = (typed: string, stored: string): string => (typed === '' || isMasked(typed) ? stored : typed);

/** The keys of a new credential: a mask, as answers show it, is no key. */
function newKeys({ accessKey, workingKey }: Keys): Keys {
  if (isMasked(workingKey)) throw invalid('workingKey', 'working Key is required');
  return { accessKey: changed(accessKey, ''), workingKey };
}

/** Adds the payment credentials of a park; the admin names the park alone. */
export const addCredential = (
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  fields: CredentialFields,
): Promise<Credential> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const park = await requirePark(tx, organisationId, fields.parkId);
    const id = newId(deps.random);
    const credential = await store(tx, park.name, {
      id,
      organisation_id: park.organisationId,
      park_id: park.id,
      merchant_id: fields.merchantId,
      cipher: fields.cipher,
      created_at: deps.clock.now(),
      ...sealed(deps, id, newKeys(fields)),
    });
    deps.log.info({ by: actor.accountId, credential: id }, 'payment credentials added');
    return credential;
  });

/**
 * Changes payment credentials. A blank or masked key keeps the stored one. What was stored before is kept, retired, under
 * an id of its own, and payments that began under it go on with it: their returns can still be read.
 */
export const updateCredential = (
  deps: Deps,
  actor: Principal,
  id: string,
  fields: CredentialUpdate,
): Promise<Credential> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const old = await repository.lockCredential(tx, requestedOrganisation(actor, null), id);
    if (!old) throw notFound('This configuration');
    const park = await requirePark(tx, old.organisation_id, fields.parkId);
    const stored = opened(deps, old);
    const keys = {
      accessKey: changed(fields.accessKey, stored.accessKey),
      workingKey: changed(fields.workingKey, stored.workingKey),
    };
    await keepRetired(deps, tx, old, stored);
    const next = { ...old, park_id: park.id, merchant_id: fields.merchantId, cipher: fields.cipher };
    const row = { ...next, ...sealed(deps, id, keys) };
    if (!(await repository.replaceCredential(tx, row))) throw oneOnly();
    const replaced = (['accessKey', 'workingKey'] as const).filter((field) => keys[field] !== stored[field]);
    deps.log.info({ by: actor.accountId, credential: id, replaced }, 'payment credentials changed');
    return repository.toCredential({ ...row, park_name: park.name });
  });

/** Keeps what is about to be replaced, for the payments that began with it. */
async function keepRetired(deps: Deps, tx: Tx, old: repository.CredentialRow, keys: Keys): Promise<void> {
  const id = newId(deps.random);
  await repository.insertRetired(tx, { ...old, id, retired_at: deps.clock.now(), ...sealed(deps, id, keys) });
  await repository.moveAttempts(tx, old.id, id);
}

/** Takes credentials out of use. They are kept, sealed, for refunds of what was paid under them. */
export const removeCredential = (deps: Deps, actor: Principal, id: string): Promise<void> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    if (!(await repository.lockCredential(tx, requestedOrganisation(actor, null), id)))
      throw notFound('This configuration');
    await repository.retireCredential(tx, id, deps.clock.now());
    deps.log.info({ by: actor.accountId, credential: id }, 'payment credentials removed');
  });

const open = (deps: Deps, row: repository.CredentialRow | undefined): OpenCredential | null =>
  row ? { id: row.id, mid: row.merchant_id, cipher: row.cipher, ...opened(deps, row) } : null;

/** The credential in use of a park, keys in the clear; null without one. `tx`: a transaction of the system's scope. */
export const liveCredential = async (deps: Deps, parkId: string, tx?: Tx): Promise<OpenCredential | null> => {
  const read = (within: Tx) => repository.liveCredentialOf(within, parkId);
  return open(deps, await (tx ? read(tx) : withScope(deps.db, systemScope, read)));
};

/** The credential that an attempt began with, retired or not, keys in the clear; null when there is none. */
export const credentialById = async (deps: Deps, id: string, tx?: Tx): Promise<OpenCredential | null> => {
  const read = (within: Tx) => repository.credentialById(within, id);
  return open(deps, await (tx ? read(tx) : withScope(deps.db, systemScope, read)));
};
