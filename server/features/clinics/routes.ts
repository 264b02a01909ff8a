import type { FastifyInstance } from 'fastify';
import { CLINIC_PAGE, clinicsApi } from '#contract/clinics/api.ts';
import type { Deps } from '#server/deps.ts';
import { qrHandler, standardHandlers } from '#server/platform/crud.ts';
import { mount } from '#server/platform/mount.ts';
import { clinics } from './service.ts';

export function clinicRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, clinicsApi, {
    ...standardHandlers(deps, clinicsApi, clinics),
    qr: qrHandler(deps, clinics, CLINIC_PAGE),
  });
}
