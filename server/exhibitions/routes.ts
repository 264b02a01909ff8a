import type { FastifyInstance } from 'fastify';
import { EXHIBITION_PAGE, exhibitionsApi } from '#contract/exhibitions/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { qrHandler, standardHandlers } from '#server/kernel/records/crud.ts';
import { exhibitions } from './service.ts';

export function exhibitionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, exhibitionsApi, {
    ...standardHandlers(deps, exhibitionsApi, exhibitions),
    // A show's page address has no name (docs/product/visitors.md 2).
    qr: qrHandler(deps, exhibitions, EXHIBITION_PAGE, { named: false }),
  });
}
