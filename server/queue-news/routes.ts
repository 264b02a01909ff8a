import type { FastifyInstance } from 'fastify';
import { queueNewsApi } from '#contract/queue-news/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { peopleToTell, tellPerson } from './service.ts';

export function queueNewsRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, queueNewsApi, {
    people: ({ actor, params }) => peopleToTell(deps, actor, params),
    tell: ({ actor, body }) => tellPerson(deps, actor, body),
  });
}
