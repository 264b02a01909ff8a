import type { FastifyInstance } from 'fastify';
import { BRANCH_PAGE, branchesApi } from '#contract/branches/api.ts';
import type { Deps } from '#server/deps.ts';
import { qrHandler, standardHandlers } from '#server/platform/crud.ts';
import { mount } from '#server/platform/mount.ts';
import { branches } from './service.ts';

export function branchRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, branchesApi, {
    ...standardHandlers(deps, branchesApi, branches),
    qr: qrHandler(deps, branches, BRANCH_PAGE),
  });
}
