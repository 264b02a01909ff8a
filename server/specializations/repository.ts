import type { Specialization } from '#contract/specializations/model.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const specializationResource: Resource<Specialization> = {
  table: 'specialization',
  columns: { name: 'name', active: 'active' },
};
