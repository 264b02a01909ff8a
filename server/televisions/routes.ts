import type { FastifyInstance } from 'fastify';
import { televisionsApi } from '#contract/televisions/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { READ_BY_ADDRESS } from '#server/kernel/http/rate-limit.ts';
import { isSilent, newCode, placeOfTelevision, showOn, tellSound } from './service.ts';

export function televisionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, televisionsApi, {
    code: ({ address }) => newCode(deps, address),
    place: async ({ body, address }) => {
      deps.limits.takeHere(READ_BY_ADDRESS, address);
      return { board: await placeOfTelevision(deps, body.secret) };
    },
    show: ({ actor, body }) => showOn(deps, actor, body),
    sound: async ({ body: { on, ...board }, address }) => {
      await tellSound(deps, board, { on, address });
      return { on };
    },
    silence: async ({ actor, params }) => ({ silent: await isSilent(deps, actor, params) }),
  });
}
