import type { FastifyInstance } from 'fastify';
import { gatesApi } from '#contract/gates/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { READ_BY_ADDRESS } from '#server/kernel/http/rate-limit.ts';
import {
  gateFigures,
  hearGate,
  lockGate,
  lockOfPhone,
  nameGate,
  noteWiped,
  readConflict,
  tellGates,
  unlockGate,
  watchGates,
} from './service.ts';

const DONE = { ok: true } as const;

export function gateRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, gatesApi, {
    state: ({ actor, body }) => hearGate(deps, actor, body),
    watch: ({ actor }) => watchGates(deps, actor),
    figures: ({ actor }) => gateFigures(deps, actor),
    tell: ({ actor, body }) => tellGates(deps, actor, body),
    name: ({ actor, body }) => nameGate(deps, actor, body).then(() => DONE),
    lock: ({ actor, body }) => lockGate(deps, actor, body).then(() => DONE),
    unlock: ({ actor, body }) => unlockGate(deps, actor, body.device).then(() => DONE),
    read: ({ actor, body }) => readConflict(deps, actor, body.scanId).then(() => DONE),
    wiped: async ({ body, address }) => {
      deps.limits.takeHere(READ_BY_ADDRESS, address);
      await noteWiped(deps, body);
      return DONE;
    },
    lockOf: async ({ params, query, address }) => {
      deps.limits.takeHere(READ_BY_ADDRESS, address);
      return { locked: await lockOfPhone(deps, params.device, query.organisation) };
    },
  });
}
