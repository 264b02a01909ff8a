import { z } from 'zod';
import { emailModel, idModel, mobileModel, newPasswordModel, requiredText } from '#contract/kernel/fields.ts';

const SLUG = 'Please use small letters, digits and single dashes, at most 60';

/** The trades of Pravesh. `admin` is the operator of the platform, created on the server only. */
export const ORGANISATION_KINDS = ['park', 'clinic', 'branch', 'exhibition', 'coaching', 'admin'] as const;
export const kindModel = z.enum(ORGANISATION_KINDS);
export type OrganisationKind = z.output<typeof kindModel>;

/** The registration form asks this (docs/product/forms.md 2; texts exact). */
export const registrationModel = z.object({
  location: requiredText(200, 'location  is required'),
  kind: z
    .enum(ORGANISATION_KINDS, 'Registration Type  is required')
    .exclude(['admin'], 'Registration Type  is required'),
  name: requiredText(120, 'orgnaization name is required'),
  personName: requiredText(120, 'Name is required'),
  email: emailModel('email is required'),
  mobile: mobileModel,
  secondMobile: z.union([z.literal(''), mobileModel]).optional(),
  password: newPasswordModel('password is required'),
});
export type Registration = z.output<typeof registrationModel>;

/** An operator of the platform, as the command on the server makes one. */
export const newAdminModel = registrationModel.pick({ email: true, password: true });
export type NewAdmin = z.output<typeof newAdminModel>;

/** An organisation as its own people and the admin see it. */
export const organisationModel = z.object({
  id: idModel,
  kind: kindModel,
  location: z.string(),
  name: z.string(),
  personName: z.string(),
  email: z.string(),
  mobile: z.string(),
  secondMobile: z.string().nullable(),
  active: z.boolean(),
  /** The last part of the address of its page, `/o/{slug}`. */
  slug: z.string().default(''),
  /** Somebody has opened the link in the mail to its e-mail; nothing of it is public before. */
  confirmed: z.boolean(),
  createdAt: z.date(),
});
export type Organisation = z.output<typeof organisationModel>;

/** An organisation tells this of itself and can change it by itself; its e-mail and its kind stay as registered. */
export const profileModel = registrationModel
  .pick({ location: true, name: true, personName: true, mobile: true })
  .extend({
    secondMobile: registrationModel.shape.secondMobile.nullable(),
    /** Empty: made of the name. */
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .max(60, SLUG)
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, SLUG),
  });
export type Profile = z.output<typeof profileModel>;

/** These fields of an organisation are changed; what is absent stays. On or off is for the admin to decide. */
export const organisationChangesModel = profileModel.partial().extend({
  active: z.boolean('status is required').optional(),
  /** The fields were so when the person who changes them saw them. */
  was: z.custom<Partial<Organisation>>().optional(),
});
export type OrganisationChanges = z.output<typeof organisationChangesModel>;
