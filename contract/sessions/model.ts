import { z } from 'zod';
import { kindModel } from '#contract/organisations/model.ts';

/** E-mail and password of owners, admins and inspectors. A login accepts any password; only new ones have rules. */
export const loginModel = z.object({
  email: z.string().trim().toLowerCase().min(1, 'email is required').max(254),
  password: z.string().min(1, 'password is required').max(200),
});
export type Login = z.output<typeof loginModel>;

/** Who is signed in, as the browser keeps it (product spec section 3, stored user detail). */
export const userModel = z.object({
  id: z.string(),
  role: z.enum(['owner', 'inspector', 'counter', 'admin']),
  organisationId: z.string(),
  kind: kindModel,
  name: z.string(),
  email: z.string().nullable(),
  parkId: z.string().nullable(),
});
export type User = z.output<typeof userModel>;

export const signedInModel = userModel.extend({ token: z.string() });
export type SignedIn = z.output<typeof signedInModel>;
