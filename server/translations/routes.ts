import type { FastifyInstance } from 'fastify';
import { translationsApi } from '#contract/translations/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { changeTranslation, translationOf } from './service.ts';

export function translationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, translationsApi, {
    one: ({ actor, params }) => translationOf(deps, actor, params),
    change: ({ actor, params, body }) => changeTranslation(deps, actor, params, body),
  });
}
