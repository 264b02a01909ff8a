import type { Deps } from '#server/deps.ts';
import { credentialById } from '#server/gateway-credentials/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Limit } from '#server/kernel/http/rate-limit.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { deriveKey, seal, sha256 } from '#server/kernel/identity/secrets.ts';
import type { Gateway, Hint } from './gateways/gateway.ts';
import { inquireAndApply, keysOf, storeMessage } from './reconciliation.ts';
import * as repository from './repository.ts';
import { type Attempt, type AttemptKey, bookingOf, type News, type Payable } from './repository.ts';

/** Per attempt, readable and unsigned messages; those beyond are not stored. */
const HEARD_BY_ATTEMPT: Limit = { name: 'heard', most: 60, windowMs: 60 * 60_000 };
const NONSENSE_BY_ATTEMPT: Limit = { name: 'nonsense', most: 20, windowMs: 60 * 60_000 };

/** Returns and webhooks are hints, each a reason to ask the gateway itself (docs/payments.md 1.1). */

const RETURN_BUDGET_MS = 6000;
const APART_MS = 5000;

/** Null when the attempt is not ours. Always inquires at the gateway, whatever the form claims. */
export async function returnFromGateway(
  deps: Deps,
  id: string,
  form: unknown,
): Promise<Pick<Payable, 'id' | 'kind' | 'offeringId'> | null> {
  const organisation_id = deps.codes.organisationOf(id);
  if (organisation_id === null) return null;
  const found = await withScope(deps.db, systemScope, (tx) => findReturned(tx, deps, { organisation_id, id }));
  if (!found) return null;
  // A visitor who may have paid must not end on an error: the booking's page inquires again.
  await handleReturn(deps, found, form).catch((error: unknown) =>
    deps.log.error({ err: error, attemptId: id }, 'a return could not be worked on; the job will ask'),
  );
  return found.payable;
}

interface Returned {
  attempt: Attempt;
  payable: Payable | null;
}

async function findReturned(tx: Tx, deps: Deps, key: AttemptKey): Promise<Returned | null> {
  const attempt = await repository.attemptById(tx, key);
  return attempt ? { attempt, payable: await repository.payableById(tx, deps.kinds, bookingOf(attempt)) } : null;
}

async function handleReturn(deps: Deps, { attempt, payable }: Returned, form: unknown): Promise<void> {
  const gateway = deps.gateways[attempt.gateway];
  if (!gateway) return;
  const { keys, mayAsk } = await withScope(deps.db, systemScope, async (tx) => {
    const known = await keysOf(tx, deps, attempt, payable);
    const hints = known.map((key) => gateway.readReturn(form, { orderId: attempt.order_id }, key));
    const hint = hints.find(({ valid }) => valid) ?? NO_HINT;
    return { keys: known, mayAsk: await storeHint(tx, deps, 'return', attempt, hint, form) };
  });
  if (mayAsk) await inquireAndApply(deps, attempt, RETURN_BUDGET_MS, keys);
}

/** Only a reason to inquire, and rarely without a signature. Unknown and unreadable ones get the same answer. */
export async function handleNotice(
  deps: Deps,
  by: Gateway['id'],
  credentialId: string,
  message: unknown,
): Promise<void> {
  const gateway = deps.gateways[by];
  const credential = await credentialById(deps, credentialId);
  if (!gateway || !credential) return;
  const hint = gateway.readNotice(message, credential);
  const { orderId } = hint;
  if (!orderId) return;
  const attempt = await withScope(deps.db, systemScope, (tx) =>
    repository.attemptByOrder(tx, {
      organisationId: credential.organisationId,
      gateway: by,
      merchantId: credential.mid,
      orderId,
    }),
  );
  if (!attempt) return;
  const mayAsk = await withScope(deps.db, systemScope, (tx) => storeHint(tx, deps, 'notify', attempt, hint, message));
  if (mayAsk) await inquireAndApply(deps, attempt, RETURN_BUDGET_MS);
}

const NO_HINT: Hint = { valid: false, claimed: null, orderId: null };

/** Characters of a message that are stored, so that nobody can fill our disks. */
const KEPT_CHARACTERS = { genuine: 8000, nonsense: 4000 };

/** True if the gateway may be asked now. A valid hint may end an attempt, and never pays one. */
async function storeHint(
  tx: Tx,
  deps: Deps,
  kind: 'return' | 'notify',
  attempt: Attempt,
  hint: Hint,
  said: unknown,
): Promise<boolean> {
  const limit = hint.valid ? HEARD_BY_ATTEMPT : NONSENSE_BY_ATTEMPT;
  const message = deps.limits.mayHere(limit, attempt.id) ? messageOf(deps, kind, attempt, hint, said) : null;
  const isNew = message && (await storeMessage(tx, attempt, hint.valid ? hint.claimed : null, message));
  return repository.claimInquiry(tx, attempt, deps.clock.now(), hint.valid && isNew ? 0 : APART_MS);
}

function messageOf(deps: Deps, kind: 'return' | 'notify', attempt: Attempt, hint: Hint, said: unknown): News {
  const id = newId(deps.random, attempt.organisation_id);
  const text = JSON.stringify(said ?? null);
  const raw = text.slice(0, hint.valid ? KEPT_CHARACTERS.genuine : KEPT_CHARACTERS.nonsense);
  const key = deriveKey(deps.config.appSecret, 'payment-events');
  return {
    id,
    organisationId: attempt.organisation_id,
    gateway: attempt.gateway,
    attemptId: attempt.id,
    kind,
    valid: hint.valid,
    claimed: hint.claimed,
    decided: null,
    dedupe: sha256(`${kind}|${attempt.id}|${hint.valid ? JSON.stringify(hint) : text}`),
    rawSealed: seal(raw, key, `event/${id}`, deps.random),
    receivedAt: deps.clock.now(),
  };
}
