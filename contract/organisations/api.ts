import { z } from 'zod';
import { coded } from '#contract/kernel/coded.ts';
import { endpoint, idParams, MANAGERS } from '#contract/kernel/endpoint.ts';
import { changesOf, wire, wireInstant } from '#contract/kernel/wire.ts';
import { ORGANISATION_KINDS, organisationChangesModel, organisationModel, registrationModel } from './model.ts';

const LEGACY_KINDS = {
  park: 'park',
  doctor: 'clinic',
  loan: 'branch',
  exbhition: 'exhibition',
  coaching: 'coaching',
  admin: 'admin',
} as const;
type LegacyKind = keyof typeof LEGACY_KINDS;
const legacyOf = Object.fromEntries(Object.entries(LEGACY_KINDS).map(([legacy, clean]) => [clean, legacy])) as Record<
  string,
  LegacyKind
>;

/** registrationType of the product ⇄ our kind. */
export const registrationType = coded(
  z.enum(Object.keys(LEGACY_KINDS) as [LegacyKind, ...LegacyKind[]], 'Registration Type  is required'),
  z.enum(ORGANISATION_KINDS),
  { decode: (legacy) => LEGACY_KINDS[legacy], encode: (kind) => legacyOf[kind] as LegacyKind },
);

const renames = { registrationType: 'kind', mobileNumber1: 'mobile', mobileNumber2: 'secondMobile', status: 'active' };

export const organisationAnswer = wire(organisationModel, {
  renames,
  fields: { registrationType, createdAt: wireInstant },
});

export const organisationsApi = {
  register: endpoint({
    method: 'POST',
    path: '/profileregistration/add',
    access: 'public',
    traffic: 'sign-in',
    summary: 'Register an organisation',
    body: wire(registrationModel, { renames, fields: { registrationType } }),
    answer: organisationAnswer,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/profileregistration/list',
    access: MANAGERS,
    summary: 'Organisations the caller may see: its own, or all for the admin',
    answer: z.array(organisationAnswer),
    list: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/profileregistration/:id',
    access: MANAGERS,
    summary: 'Change the own profile; the admin changes any, and deactivates or reactivates an organisation',
    params: idParams,
    body: wire(organisationChangesModel, { renames, fields: { was: z.optional(changesOf(organisationAnswer)) } }),
    answer: organisationAnswer,
  }),
};
