import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { FORMS } from './catalogue.ts';
import type { TestApp } from './test-app.ts';

/** Makes a complete form for an owner, with whatever it refers to. */
type Form = (more: object | undefined, use: TestApp, owner: Owner) => object;

/** A standard noun as tests go through them all; a person knows a record by its `nameField`. */
const noun = (path: string, registrationType: string, nameField: string, open: '' | 'list' | 'all', form: Form) => ({
  path,
  registrationType,
  nameField,
  publicList: open !== '',
  publicOne: open === 'all',
  form: async (use: TestApp, owner: Owner, more?: object): Promise<object> => form(more, use, owner),
});

export const CATALOGUE = [
  noun('/park', 'park', 'parkName', 'all', parkForm),
  noun('/specilization', 'doctor', 'specilization', '', FORMS.specialization),
  noun('/doctor', 'doctor', 'doctorName', 'list', FORMS.doctor),
  noun('/clinic', 'doctor', 'clinicName', 'all', FORMS.clinic),
  noun('/branch', 'loan', 'branchName', 'all', (more) => FORMS.branch(more)),
  noun('/exbhition', 'exbhition', 'organizationName', 'all', FORMS.exhibition),
  noun('/coaching', 'coaching', 'batchName', 'all', FORMS.batch),
  noun('/advatagement', 'park', 'advatagementName', '', async (more, use, owner) =>
    FORMS.advertisement((await aPark(use, owner))._id, more),
  ),
];

export const anOwnerOf = (use: TestApp, { registrationType }: { registrationType: string }) =>
  anOwner(use, { registrationType });
