import type { FastifyInstance } from 'fastify';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { listRecords } from '#server/kernel/records/records.ts';
import { hiddenDoctorResource, isClosed } from './repository.ts';
import { doctors, openAgain } from './service.ts';

export function doctorRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, doctorsApi, {
    ...standardHandlers(deps, doctorsApi, doctors),
    closed: ({ actor, organisationId, body }) =>
      listRecords(deps, hiddenDoctorResource, actor, body, { organisationId, where: isClosed }),
    open: ({ actor, params }) => openAgain(deps, actor, params.id),
  });
}
