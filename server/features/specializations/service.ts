import { specializationsApi } from '#contract/specializations/api.ts';
import type { Specialization, SpecializationFields } from '#contract/specializations/model.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { specializationResource } from './repository.ts';

const words = { one: 'specialization', many: 'specializations' };

export const specializations: Records<Specialization, SpecializationFields> = {
  resource: specializationResource,
  words,
  form: specializationsApi.add.body,
  ownerOf: ownedByKind('clinic', { ...words, group: 'clinics' }),
};
