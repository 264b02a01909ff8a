import { z } from 'zod';
import { needed } from '#contract/kernel/fields.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { kindModel } from '#contract/organisations/model.ts';

/** Login of owners, admins and inspectors. Any password is accepted here: only new ones have rules. */
export const loginModel = z.object({
  email: z.string(needed('sessions.noEmail')).overwrite(storedText).toLowerCase().min(1, 'sessions.noEmail').max(254),
  password: z.string(needed('sessions.noPassword')).min(1, 'sessions.noPassword').max(200),
});
export type Login = z.output<typeof loginModel>;

/** Counter sign-in. The branch's code is sent if its page asks for one (docs/product/console.md 1). */
export const counterLoginModel = z.object({
  mobile: z.string(needed('sessions.noMobile')).trim().min(1, 'sessions.noMobile').max(20),
  password: z.string(needed('sessions.noPassword')).min(1, 'sessions.noPassword').max(200),
  branchCode: z.string().overwrite(storedText).max(40).default(''),
});
export type CounterLogin = z.output<typeof counterLoginModel>;

/** The signed-in user as the browser keeps it (docs/product/console.md 1). */
export const userModel = z.object({
  id: z.string(),
  role: z.enum(['owner', 'inspector', 'supervisor', 'counter', 'admin']),
  organisationId: z.string(),
  kind: kindModel,
  name: z.string(),
  email: z.string().nullable(),
  parkId: z.string().nullable(),
  organisationName: z.string().optional(),
  branchId: z.string().optional(),
  branchName: z.string().optional(),
  counterNumber: z.string().optional(),
  /** Impersonation: an admin sees the console as this user and can change nothing. */
  look: z.literal(true).optional(),
});
export type User = z.output<typeof userModel>;

export const signedInModel = userModel.extend({ token: z.string() });
export type SignedIn = z.output<typeof signedInModel>;
