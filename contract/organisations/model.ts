import { z } from 'zod';
import { emailModel, idModel, mobileModel, newPasswordModel, requiredText } from '#contract/kernel/fields.ts';

const SLUG = 'organisations.badSlug';

/** Trades of Pravesh. `admin` is the operator of the platform; only the server creates it. */
export const ORGANISATION_KINDS = ['park', 'clinic', 'branch', 'exhibition', 'coaching', 'admin'] as const;
export const kindModel = z.enum(ORGANISATION_KINDS);
export type OrganisationKind = z.output<typeof kindModel>;

/** Fields of the registration form (docs/product/forms.md 2; texts exact). */
export const registrationModel = z.object({
  location: requiredText(200, 'organisations.noLocation'),
  kind: z.enum(ORGANISATION_KINDS, 'organisations.noKind').exclude(['admin'], 'organisations.noKind'),
  name: requiredText(120, 'organisations.noName'),
  personName: requiredText(120, 'organisations.noPersonName'),
  email: emailModel('organisations.noEmail'),
  mobile: mobileModel,
  secondMobile: z.union([z.literal(''), mobileModel]).optional(),
  password: newPasswordModel('organisations.noPassword'),
});
export type Registration = z.output<typeof registrationModel>;

export const newAdminModel = registrationModel.pick({ email: true, password: true });
export type NewAdmin = z.output<typeof newAdminModel>;

/** Records that are limited in an organisation's first day (docs/behaviour.md 4.8). */
export type LimitedThing =
  | 'parks'
  | 'clinics'
  | 'branches'
  | 'shows'
  | 'batches'
  | 'inspectors'
  | 'counters'
  | 'coupons';

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
  slug: z.string().default(''),
  /** The mailed link was opened; before that nothing of it is public. */
  confirmed: z.boolean(),
  createdAt: z.date(),
});
export type Organisation = z.output<typeof organisationModel>;

/** Fields that an organisation changes by itself; e-mail and kind stay as registered. */
export const profileModel = registrationModel
  .pick({ location: true, name: true, personName: true, mobile: true })
  .extend({
    secondMobile: registrationModel.shape.secondMobile.nullable(),
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .max(60, SLUG)
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, SLUG),
  });
export type Profile = z.output<typeof profileModel>;

/** Absent fields stay. Only the admin may change `active`. */
export const organisationChangesModel = profileModel.partial().extend({
  active: z.boolean('organisations.noStatus').optional(),
  /** Fields as the editor saw them, to detect a conflict. */
  was: z.custom<Partial<Organisation>>().optional(),
});
export type OrganisationChanges = z.output<typeof organisationChangesModel>;
