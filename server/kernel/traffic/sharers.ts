import type { Deps } from '#server/deps.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { principalOf } from '#server/kernel/identity/session.ts';
import type { WhoseOf } from './admission.ts';

/**
 * Among whom the places of a class are shared: reports among organisations, lists that anybody reads among addresses.
 * Whoever signs in wrongly shares with all who do.
 */
export const sharersOf =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): WhoseOf =>
  (request, traffic) => {
    if (traffic === 'list') return Promise.resolve(addressOf(request));
    if (traffic !== 'report') return undefined;
    return principalOf(db, clock, request).then((principal) => principal?.organisationId ?? principal?.accountId ?? '');
  };
