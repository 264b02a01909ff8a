import type { FastifyInstance } from 'fastify';
import { doctorsApi } from '#contract/doctors/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { ownedByKind } from '#server/kernel/records/records.ts';
import { doctorResource } from './repository.ts';

const doctors = {
  resource: doctorResource,
  thing: 'doctor' as const,
  form: doctorsApi.add.body,
  ownerOf: ownedByKind('clinic', 'doctor'),
};

export function doctorRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, doctorsApi, standardHandlers(deps, doctorsApi, doctors));
}
