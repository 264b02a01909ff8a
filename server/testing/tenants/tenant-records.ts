import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { credentialForm } from '#server/gateway-credentials/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark, parkForm } from '#server/parks/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';
import { aRecord, FORMS } from '../catalogue.ts';
import { CATALOGUE } from '../catalogue-nouns.ts';
import type { TestApp } from '../test-app.ts';

/** `form`: a complete body of the add call. `add`: the path's own way to add, "/user" + "/userregister". */
type TenantNoun = { form(use: TestApp, owner: Owner): Promise<object>; add?: string };

const parkOf = async (use: TestApp, owner: Owner): Promise<string> => (await aPark(use, owner))._id;
const branchOf = async (use: TestApp, owner: Owner): Promise<string> => (await aBranch(use, owner))._id;

export const TENANT_NOUNS: Record<string, TenantNoun> = {
  ...Object.fromEntries(CATALOGUE.map(({ path, form }) => [path, { form }])),
  '/park': { form: async () => parkForm() },
  '/coupon': { form: async (use, owner) => FORMS.coupon(await parkOf(use, owner)) },
  '/user': { form: async (use, owner) => inspectorForm(await parkOf(use, owner)), add: '/userregister' },
  '/configuration': { form: async (use, owner) => credentialForm(await parkOf(use, owner)) },
  '/counterlogin': { form: async (use, owner) => FORMS.counter(await branchOf(use, owner)) },
};

export const kindOf = (path: string): string =>
  /^\/(doctor|loan|exbhition|coaching)booking$/.exec(path)?.[1] ??
  CATALOGUE.find((noun) => noun.path === path)?.registrationType ??
  (['/counterlogin', '/branchuser'].includes(path) ? 'loan' : 'park');

const booked = ({ json }: { json: { _id: string } }) => ({ id: json._id, form: {} });

/** An inspector and a counter of the tenant stand here. */
export interface Home {
  park: Awaited<ReturnType<typeof aPark>>;
  branch: { _id: string };
}

/** A fresh record of a tenant, and the form that made it. A booking is one of the park or branch that is given, else of a new one. */
export async function aTenantRecord(
  use: TestApp,
  path: string,
  owner: Owner,
  home?: Home,
): Promise<{ id: string; form: object }> {
  if (path === '/profileregistration') return { id: owner.organisationId, form: {} };
  if (path === '/doctorbooking') return booked(await bookDoctor(use, await aClinic(use, owner)));
  if (path === '/loanbooking') return booked(await bookLoan(use, home?.branch ?? (await aBranch(use, owner))));
  if (path === '/exbhitionbooking') return booked(await bookVisit(use, await aShow(use, owner)));
  if (path === '/coachingbooking') return booked(await enrol(use, await aBatch(use, owner)));
  if (path === '/ticketbooking' || path === '/bookings') {
    const { id } = await aBooking(use, home?.park ?? (await aPark(use, owner)), { status: 'pending' });
    return { id, form: path === '/bookings' ? { mobile: '9876543210' } : {} };
  }
  const root = { '/avatagement': '/advatagement', '/branchuser': '/counterlogin' }[path] ?? path;
  const noun = TENANT_NOUNS[root];
  if (!noun) throw new Error(`nothing is known of ${path}: add it to TENANT_NOUNS`);
  const form = await noun.form(use, owner);
  const { _id: id } = await aRecord(use, owner, root, form, noun.add);
  return { id, form };
}
