import type { FastifyInstance } from 'fastify';
import { confirmationsApi } from '#contract/confirmations/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { confirmByHand, confirmByLink, mailAgain } from './service.ts';

export function confirmationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, confirmationsApi, {
    confirm: ({ body, address }) => confirmByLink(deps, body.token, address),
    mail: ({ actor }) => mailAgain(deps, actor),
    confirmFor: ({ actor, params }) => confirmByHand(deps, actor, params.id),
  });
}
