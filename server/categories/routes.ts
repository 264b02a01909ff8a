import type { FastifyInstance } from 'fastify';
import { categoriesApi } from '#contract/categories/api.ts';
import type { Deps } from '#server/deps.ts';
import { scopeOf } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { selectCategories, toCategory } from './repository.ts';
import { addCategory, changeCategory, removeCategory, showCategory } from './service.ts';

export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, categoriesApi, {
    list: ({ actor, query }) =>
      newestFirst(deps.db, scopeOf(actor), query, {
        table: 'category',
        query: selectCategories,
        toModels: (_, rows) => rows.map(toCategory),
      }),
    one: ({ actor, params }) => showCategory(deps, actor, params.id),
    add: ({ actor, body }) => addCategory(deps, actor, body),
    update: ({ actor, params, body }) => changeCategory(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeCategory(deps, actor, params.id),
  });
}
