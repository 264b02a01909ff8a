import type { FastifyInstance } from 'fastify';
import { figuresApi } from '#contract/figures/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { breakdowns, figures, ranking } from './service.ts';

export function figuresRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, figuresApi, {
    figures: (call) => figures(deps, call),
    breakdowns: (call) => breakdowns(deps, call),
    ranking: (call) => ranking(deps, call),
  });
}
