import type { FastifyInstance } from 'fastify';
import { BATCH_PAGE, coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { qrHandler, standardHandlers } from '#server/kernel/records/crud.ts';
import { batches } from './service.ts';

export function coachingBatchRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, coachingBatchesApi, {
    ...standardHandlers(deps, coachingBatchesApi, batches),
    // A batch's page address has no name (docs/product/visitors.md 2).
    qr: qrHandler(deps, batches, BATCH_PAGE, { named: false }),
  });
}
