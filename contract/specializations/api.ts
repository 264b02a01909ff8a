import { standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import { specializationFieldsModel, specializationModel } from './model.ts';

const renames = { specilization: 'name', status: 'active' };

/** The calls of docs/product/calls.md 11. */
export const specializationsApi = standardEndpoints({
  path: '/specilization',
  one: 'a specialization',
  many: 'specializations',
  body: wire(specializationFieldsModel, { renames }),
  answer: wire(specializationModel, { renames }),
  open: ['listByProfile'],
});
