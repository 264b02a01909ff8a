import { type CredentialFields, isMasked, maskKey } from '#contract/gateway-credentials/model.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { deriveKey, seal, unseal } from '#server/kernel/identity/secrets.ts';
import type { CredentialRow } from './repository.ts';

export type Keys = Pick<CredentialFields, 'accessKey' | 'workingKey'>;

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
export const sealed = (deps: Deps, id: string, { accessKey, workingKey }: Keys) => ({
  access_key: seal(accessKey, keyOf(deps), placeOf(id, 'accessKey'), deps.random),
  working_key: seal(workingKey, keyOf(deps), placeOf(id, 'workingKey'), deps.random),
  access_hint: hintOf(accessKey),
  working_hint: hintOf(workingKey),
});

/** An unchanged key keeps its stored columns, so that the audit shows which key changed. */
export function resealed(deps: Deps, old: CredentialRow, stored: Keys, keys: Keys) {
  const next = sealed(deps, old.id, keys);
  return {
    ...next,
    ...(keys.accessKey === stored.accessKey && { access_key: old.access_key }),
    ...(keys.workingKey === stored.workingKey && { working_key: old.working_key }),
  };
}

export function opened(deps: Deps, row: CredentialRow): Keys {
  try {
    return {
      accessKey: unseal(row.access_key, keyOf(deps), placeOf(row.id, 'accessKey')),
      workingKey: unseal(row.working_key, keyOf(deps), placeOf(row.id, 'workingKey')),
    };
  } catch (cause) {
    throw new Error(`credential ${row.id} does not open: APP_SECRET is another than when it was stored`, { cause });
  }
}

export const openCredential = (deps: Deps, row: CredentialRow | undefined): OpenCredential | null =>
  row
    ? {
        id: row.id,
        organisationId: row.organisation_id,
        mid: row.merchant_id,
        cipher: row.cipher,
        ...opened(deps, row),
      }
    : null;

export const changed = (typed: string, stored: string): string => (typed === '' || isMasked(typed) ? stored : typed);

/** AES-GCM uses the working key itself as its key, so it must have 32 bytes. */
export function requireUsable(cipher: OpenCredential['cipher'], { workingKey }: Keys): void {
  if (cipher === 'gcm' && Buffer.byteLength(workingKey) !== 32)
    throw invalid('workingKey', text('gateway-credentials.gcmKey'));
}

/** Throws for a masked working key, as responses show it. */
export function newKeys({ accessKey, workingKey }: Keys): Keys {
  if (isMasked(workingKey)) throw invalid('workingKey', text('gateway-credentials.noWorkingKey'));
  return { accessKey: changed(accessKey, ''), workingKey };
}
