import type { FastifyInstance } from 'fastify';
import { admissionsApi } from '#contract/admissions/api.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { Deps } from '#server/deps.ts';
import { organisationSeenBy, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { gateDays } from './repository.ts';
import { admitByHand, findAtGate, undo } from './service.ts';

export function admissionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, admissionsApi, {
    undo: ({ actor, body }) => undo(deps, actor, body),
    byHand: ({ actor, body }) => admitByHand(deps, actor, body),
    search: ({ actor, query }) => findAtGate(deps, actor, query),
    day: ({ actor, query }) => {
      const now = deps.clock.now();
      return withScope(deps.db, staffScope(actor), (tx) =>
        gateDays(tx, { organisationId: organisationSeenBy(actor), parkId: actor.parkId }, query.day ?? dayOf(now), now),
      );
    },
  });
}
