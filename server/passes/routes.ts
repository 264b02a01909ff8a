import type { FastifyInstance } from 'fastify';
import { addDays, dayOf } from '#contract/kernel/dates.ts';
import { passesApi } from '#contract/passes/api.ts';
import type { Deps } from '#server/deps.ts';
import { organisationSeenBy, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { changedTickets } from './repository.ts';
import { scanTicket, signGrant } from './service.ts';

export function passRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, passesApi, {
    scan: ({ actor, body, request: { place } }) => scanTicket(deps, actor, body, place),
    changed: async ({ actor }) => ({
      asOf: deps.clock.now(),
      tickets: await withScope(deps.db, staffScope(actor), (tx) =>
        // A park that is open past midnight lets in by codes of the day before.
        changedTickets(tx, organisationSeenBy(actor), addDays(dayOf(deps.clock.now()), -1)),
      ),
    }),
    grant: ({ actor, params }) => ({ grant: signGrant(deps, actor, params.device) }),
    publicKey: () => ({
      keyId: deps.passKey.id,
      algorithm: 'Ed25519' as const,
      publicKey: deps.passKey.publicKey,
    }),
  });
}
