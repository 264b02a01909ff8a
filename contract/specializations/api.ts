import { identityFields } from '#contract/identity.ts';
import { specializationFieldsModel, specializationModel } from '#contract/specializations/model.ts';
import { standardEndpoints } from '#contract/standard-endpoints.ts';
import { wire } from '#contract/wire.ts';

const renames = { specilization: 'name', status: 'active' };

/** The calls of docs/product/calls.md 11. */
export const specializationsApi = standardEndpoints({
  path: '/specilization',
  one: 'a specialization',
  many: 'specializations',
  body: wire(specializationFieldsModel, { renames }),
  answer: wire(specializationModel, { renames, fields: identityFields }),
  open: ['listByProfile'],
});
