import type { FastifyInstance } from 'fastify';
import { specializationsApi } from '#contract/specializations/api.ts';
import type { Deps } from '#server/deps.ts';
import { standardHandlers } from '#server/platform/crud.ts';
import { mount } from '#server/platform/mount.ts';
import { ownedByKind } from '#server/platform/records.ts';
import { specializationResource } from './repository.ts';

const words = { one: 'specialization', many: 'specializations' };
const specializations = {
  resource: specializationResource,
  words,
  ownerOf: ownedByKind('clinic', { ...words, group: 'clinics' }),
};

export function specializationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, specializationsApi, standardHandlers(deps, specializationsApi, specializations));
}
