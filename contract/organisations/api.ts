import { z } from 'zod';
import { endpoint, idParams, MANAGERS } from '#contract/kernel/endpoint.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { changesOf, wire } from '#contract/kernel/wire/wire.ts';
import {
  ORGANISATION_KINDS,
  type OrganisationKind,
  organisationChangesModel,
  organisationModel,
  registrationModel,
} from './model.ts';

const LEGACY_KINDS = {
  park: 'park',
  clinic: 'doctor',
  branch: 'loan',
  exhibition: 'exbhition',
  coaching: 'coaching',
  admin: 'admin',
} as const satisfies Record<OrganisationKind, string>;
const KINDS = Object.fromEntries(ORGANISATION_KINDS.map((kind) => [LEGACY_KINDS[kind], kind]));

export const registrationType = coded(z.enum(LEGACY_KINDS, 'organisations.noKind'), z.enum(ORGANISATION_KINDS), {
  decode: (legacy) => KINDS[legacy] as OrganisationKind,
  encode: (kind) => LEGACY_KINDS[kind],
});

const renames = { registrationType: 'kind', mobileNumber1: 'mobile', mobileNumber2: 'secondMobile', status: 'active' };

export const organisationAnswer = wire(organisationModel, { renames, fields: { registrationType } });

export const organisationsApi = {
  register: endpoint('POST /profileregistration/add', {
    access: 'public',
    traffic: 'sign-in',
    summary: 'Register an organisation',
    body: wire(registrationModel, { renames, fields: { registrationType } }),
    answer: organisationAnswer,
    status: 201,
  }),
  list: endpoint('GET /profileregistration/list', {
    access: MANAGERS,
    summary: 'Organisations the caller may see: its own, or all for the admin',
    answer: z.array(organisationAnswer),
    list: true,
  }),
  update: endpoint('PUT /profileregistration/:id', {
    access: MANAGERS,
    summary: 'Change the own profile; the admin changes any, and deactivates or reactivates an organisation',
    params: idParams,
    body: wire(organisationChangesModel, { renames, fields: { was: z.optional(changesOf(organisationAnswer)) } }),
    answer: organisationAnswer,
  }),
};
