import type { Deps } from '#server/deps.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { principalOf } from '#server/kernel/identity/session.ts';
import type { SharerOf } from './admission.ts';

/**
 * Among whom the places of a class are shared: reports among organisations, lists that anybody reads among addresses.
 * Whoever signs in wrongly shares with all who do; on a list that anybody reads they are visitors.
 */
export const sharersOf =
  (deps: Pick<Deps, 'config' | 'clock' | 'replica' | 'batches'>): SharerOf =>
  (request, traffic) => {
    const visitor = { traffic: 'list', whose: addressOf(request) } as const;
    if (traffic === 'list') return Promise.resolve(visitor);
    if (traffic !== 'report') return undefined;
    return principalOf(deps, request).then((principal) => {
      if (principal) return { traffic, whose: principal.organisationId ?? principal.accountId };
      return request.routeOptions.config.traffic === 'list' ? visitor : { traffic, whose: '' };
    });
  };
