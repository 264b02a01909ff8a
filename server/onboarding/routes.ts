import type { FastifyInstance } from 'fastify';
import { onboardingApi } from '#contract/onboarding/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { beginners, changeMark, firstSteps, standing } from './service.ts';

export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, onboardingApi, {
    steps: ({ actor }) => firstSteps(deps, actor),
    mark: ({ actor, body }) => changeMark(deps, actor, body.mark, body.on),
    beginners: ({ actor, query }) => beginners(deps, actor, query.limit),
    standing: ({ actor, params }) => standing(deps, actor, params.id),
  });
}
