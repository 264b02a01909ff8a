import { z } from 'zod';
import { needed } from '#contract/kernel/fields.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { kindModel } from '#contract/organisations/model.ts';

/** E-mail and password of owners, admins and inspectors. A login accepts any password; only new ones have rules. */
export const loginModel = z.object({
  email: z.string(needed('email is required')).overwrite(storedText).toLowerCase().min(1, 'email is required').max(254),
  password: z.string(needed('password is required')).min(1, 'password is required').max(200),
});
export type Login = z.output<typeof loginModel>;

/** A counter signs in with these; the branch's code where its page asks for one (docs/product/console.md 1). */
export const counterLoginModel = z.object({
  mobile: z.string(needed('mobile number required')).trim().min(1, 'mobile number required').max(20),
  password: z.string(needed('password is required')).min(1, 'password is required').max(200),
  branchCode: z.string().overwrite(storedText).max(40).default(''),
});
export type CounterLogin = z.output<typeof counterLoginModel>;

/** The user is who is signed in, as the browser keeps it (docs/product/console.md 1). */
export const userModel = z.object({
  id: z.string(),
  role: z.enum(['owner', 'inspector', 'counter', 'admin']),
  organisationId: z.string(),
  kind: kindModel,
  name: z.string(),
  email: z.string().nullable(),
  parkId: z.string().nullable(),
  /** An inspector and a counter have it; an owner is called so. */
  organisationName: z.string().optional(),
  /** A counter alone has these. */
  branchId: z.string().optional(),
  branchName: z.string().optional(),
  counterNumber: z.string().optional(),
  /** An admin looks as this user, and changes nothing. */
  look: z.literal(true).optional(),
});
export type User = z.output<typeof userModel>;

export const signedInModel = userModel.extend({ token: z.string() });
export type SignedIn = z.output<typeof signedInModel>;
