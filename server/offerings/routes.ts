import type { FastifyInstance } from 'fastify';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { changeMany, heldOf, previewOf, publishingOf, standingOn } from './service.ts';

export function offeringRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, offeringsApi, {
    publishing: ({ actor, params }) => publishingOf(deps, actor, params),
    many: ({ actor, params, body }) => changeMany(deps, actor, params.kind, body.changes),
    held: ({ actor, params }) => heldOf(deps, actor, params),
    standing: ({ actor, params, query }) => standingOn(deps, actor, params, { day: today(deps), ...query }),
    preview: ({ actor, params }) => previewOf(deps, actor, params),
  });
}
