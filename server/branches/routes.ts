import type { FastifyInstance } from 'fastify';
import { BRANCH_PAGE, branchesApi } from '#contract/branches/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { qrHandler, standardHandlers } from '#server/kernel/records/crud.ts';
import { branches } from './service.ts';

export function branchRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, branchesApi, {
    ...standardHandlers(deps, branchesApi, branches),
    qr: qrHandler(deps, branches, BRANCH_PAGE),
  });
}
