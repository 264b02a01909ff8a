import { specializationsApi } from '#contract/specializations/api.ts';
import type { Specialization, SpecializationFields } from '#contract/specializations/model.ts';
import { ownedByKind, type Records } from '#server/kernel/records/records.ts';
import { specializationResource } from './repository.ts';

export const specializations: Records<Specialization, SpecializationFields> = {
  resource: specializationResource,
  thing: 'specialization',
  form: specializationsApi.add.body,
  ownerOf: ownedByKind('clinic', 'specialization'),
};
