import type { CredentialFields, KeyTest } from '#contract/gateway-credentials/model.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import type { Limit } from '#server/kernel/http/rate-limit.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { ownRecord } from '#server/kernel/records/records.ts';
import { opened } from './keys.ts';
import * as repository from './repository.ts';
import { addCredential, requireOffering, SHOWN, updateCredential } from './service.ts';

const KEY_TEST_LIMIT: Limit = { name: 'key-test', most: 20, windowMs: 60 * 60_000 };

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
  payee: Pick<CredentialFields, 'offeringId' | 'gateway'>,
): Promise<Unsaid<KeyTest>> {
  if (deps.config.payments !== 'sandbox') throw new AppError('CONFLICT', text('gateway-credentials.noPlayMoney'));
  const [offering, live] = await withScope(deps.db, staffScope(actor), async (tx) => {
    const found = await requireOffering(tx, organisationId, payee);
    return [found, await repository.ownCredentialOf(tx, found)];
  });
  const fields = { ...payee, ...SANDBOX_KEYS[offering.gateway] };
  const { id } = live
    ? await updateCredential(deps, actor, live.id, fields)
    : await addCredential(deps, actor, organisationId, fields);
  return testCredential(deps, actor, id);
}

/** Asks the gateway about an order that does not exist. Throws NOT_FOUND, or TOO_MANY_REQUESTS after 20 an hour. */
export async function testCredential(deps: Deps, actor: Principal, id: string): Promise<Unsaid<KeyTest>> {
  const owner = deps.codes.organisationOf(id);
  const { row, by } = await withScope(deps.db, staffScope(actor), async (tx) => {
    const found = owner === null ? undefined : await repository.lockCredential(tx, owner, id);
    if (!found) throw notFound('credential');
    return { row: found, by: (await ownRecord(deps, tx, SHOWN, id)).gateway };
  });
  await deps.limits.take(KEY_TEST_LIMIT, actor.accountId);
  const silent = { works: false, message: text('gateway-credentials.silent', { gateway: by }) };
  const gateway = deps.gateways[by];
  if (!gateway) return silent;
  const keys = { mid: row.merchant_id, cipher: row.cipher, ...opened(deps, row) };
  const { result, reason = '' } = await gateway.inquire({ orderId: randomId(deps.random), amountPaise: 100 }, keys);
  if (result === 'UNREACHABLE') return silent;
  if (result === 'REFUSED')
    return { works: false, message: text('gateway-credentials.refused', { gateway: by, reason }) };
  await withScope(deps.db, staffScope(actor), (tx) => repository.markTested(tx, row, deps.clock.now()));
  const works =
    deps.config.payments === 'sandbox'
      ? text('gateway-credentials.plays')
      : text('gateway-credentials.works', { gateway: by });
  return { works: true, message: works };
}
