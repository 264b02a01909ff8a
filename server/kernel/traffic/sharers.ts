import { addressOf } from '#server/kernel/http/address.ts';
import { principalOf, type SessionStore } from '#server/kernel/identity/session.ts';
import type { SharerOf } from './admission.ts';

/** Reports by organisation, public lists by address. Callers with a wrong token share with each other. */
export const sharersOf =
  (store: SessionStore): SharerOf =>
  (request, traffic) => {
    const visitor = { traffic: 'list', whose: addressOf(request) } as const;
    if (traffic === 'list') return Promise.resolve(visitor);
    if (traffic !== 'report') return undefined;
    return principalOf(store, request).then((principal) => {
      if (principal) return { traffic, whose: principal.organisationId ?? principal.accountId };
      return request.routeOptions.config.traffic === 'list' ? visitor : { traffic, whose: '' };
    });
  };
