import { doctorFieldsModel, doctorModel } from '#contract/doctors/model.ts';
import { identityFields } from '#contract/identity.ts';
import { standardEndpoints } from '#contract/standard-endpoints.ts';
import { wire } from '#contract/wire.ts';

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
