import type { FastifyInstance } from 'fastify';
import { CLINIC_PAGE, clinicsApi } from '#contract/clinics/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { qrHandler, standardHandlers } from '#server/kernel/records/crud.ts';
import { clinics } from './service.ts';

export function clinicRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, clinicsApi, {
    ...standardHandlers(deps, clinicsApi, clinics),
    qr: qrHandler(deps, clinics, CLINIC_PAGE),
  });
}
