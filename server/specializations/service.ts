import { specializationsApi } from '#contract/specializations/api.ts';
import type { Specialization, SpecializationFields } from '#contract/specializations/model.ts';
import { ownedByKind, type RecordRules } from '#server/kernel/records/records.ts';

export const specializations: RecordRules<Specialization, SpecializationFields> = {
  resource: { table: 'specialization', columns: { name: 'name', active: 'active' } },
  thing: 'specialization',
  form: specializationsApi.add.body,
  ownerOf: ownedByKind('clinic', 'specialization'),
};
