import { identityFields } from '#contract/kernel/identity.ts';
import { standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import { doctorFieldsModel, doctorModel } from './model.ts';

const renames = { doctorName: 'name' };

/** The calls of docs/product/calls.md 11. */
export const doctorsApi = standardEndpoints({
  path: '/doctor',
  one: 'a doctor',
  many: 'doctors',
  body: wire(doctorFieldsModel, { renames }),
  answer: wire(doctorModel, { renames, fields: identityFields }),
  open: ['list', 'listByProfile'],
});
