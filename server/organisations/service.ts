import { greetingText } from '#contract/accounts/rules.ts';
import { AppError, forbidden, notFound } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import {
  type NewAdmin,
  newAdminModel,
  type Organisation,
  type OrganisationChanges,
  type Registration,
} from '#contract/organisations/model.ts';
import { codeInSlug, slugOf } from '#contract/organisations/rules.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Principal,
  staffScope,
  systemScope,
  systemScopeFor,
  visitorScope,
  withScope,
} from '#server/kernel/database/scope.ts';
import { parse } from '#server/kernel/http/parse.ts';
import { ID_LENGTH, randomId } from '#server/kernel/identity/ids.ts';
import { isProof, proofOf } from '#server/kernel/identity/secrets.ts';
import { revokeSessionsOfOrganisation } from '#server/kernel/identity/session.ts';
import { mailLater } from '#server/kernel/operations/mail.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import {
  adminExists,
  anyOrganisation,
  enterSlug,
  insertOrganisation,
  lockOrganisation,
  namesOfAdmins,
  organisationByEmail,
  organisationById,
  organisationBySlug,
  shownName,
  shownNames,
  toOrganisation,
  updateOrganisation,
} from './repository.ts';

/** Nothing is public before a required confirmation of the e-mail. Throws ALREADY_EXISTS for an e-mail in use. */
export async function registerOrganisation(
  deps: Deps,
  { password, ...registration }: Registration,
): Promise<Organisation> {
  const confirmed = !deps.config.confirmRegistration;
  const organisation = await createOrganisation(deps, { ...registration, confirmed }, password);
  if (!confirmed) mailConfirmation(deps, organisation);
  return organisation;
}

async function createOrganisation(
  deps: Deps,
  organisation: Omit<Registration, 'password' | 'kind'> & Pick<Organisation, 'kind' | 'confirmed'>,
  password: string,
): Promise<Organisation> {
  const passwordHash = await deps.passwords.newHash(password, organisation);
  const [id, at] = [freshId(deps), deps.clock.now()];
  // The audit names the new owner as the actor; an admin is created on the server.
  const scope =
    organisation.kind === 'admin'
      ? systemScope
      : systemScopeFor({ role: 'owner', accountId: id, accountName: organisation.personName, at });
  const made = await withScope(deps.db, scope, (tx) =>
    insertOrganisation(tx, { ...organisation, id, passwordHash, createdAt: at }, emailTaken),
  );
  deps.codes.add(made);
  return made;
}

/** Avoids the codes that this process knows; the database refuses one that another process has just taken. */
function freshId(deps: Deps): string {
  const id = randomId(deps.random);
  return deps.codes.organisationOf(id) === null ? id : freshId(deps);
}

const emailTaken = (): AppError =>
  new AppError('ALREADY_EXISTS', text('organisations.emailTaken'), {
    issues: [{ field: 'email', message: text('organisations.emailTaken') }],
  });

/**
 * Owners change their own, the admin any; only the admin switches one off or on: off ends its sessions and hides its
 * offerings. Throws ALREADY_EXISTS for a page address in use, NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, and CONFLICT for
 * the admin's own account.
 */
export async function changeOrganisation(
  deps: Deps,
  actor: Principal,
  id: string,
  { was, ...changes }: OrganisationChanges,
): Promise<Organisation> {
  const off = changes.active === false;
  if (off && actor.role !== 'admin') throw forbidden();
  if (off && id === actor.organisationId) throw new AppError('CONFLICT', text('organisations.ownAccount'));
  return withScope(deps.db, staffScope(actor), async (tx) => {
    const stored = await lockOrganisation(tx, id);
    if (!stored) throw notFound('organisation');
    const before = toOrganisation(stored);
    await refuseChangedMeanwhile(tx, { ...before, organisationId: id }, was, changes);
    const slug = chosenSlug(deps, before, changes);
    if (slug !== stored.slug) await enterSlug(tx, id, slug, slugTaken);
    const changed = await updateOrganisation(tx, { ...before, ...changes, slug });
    if (off) await revokeSessionsOfOrganisation(tx, id, deps.clock.now());
    return toOrganisation(changed);
  }).finally(() => deps.pages.forget(''));
}

const slugTaken = (): AppError =>
  new AppError('ALREADY_EXISTS', text('organisations.slugTaken'), {
    issues: [{ field: 'slug', message: text('organisations.slugTaken') }],
  });

/** '' for the address derived from the name. Throws for one that ends in another organisation's code. */
function chosenSlug(deps: Deps, { id, name, slug }: Organisation, changes: OrganisationChanges): string {
  const wanted = changes.slug ?? slug;
  if (wanted === slugOf({ id, name }) || wanted === slugOf({ id, name, ...changes })) return '';
  const owner = codedIn(deps, wanted);
  if (owner !== null && owner !== id) throw slugTaken();
  return wanted;
}

/** The organisation by the code at the end of an address; null for a chosen address. */
const codedIn = ({ codes }: Deps, slug: string): string | null =>
  codes.organisationOf(codeInSlug(slug).padStart(ID_LENGTH, '0'));

/** Undefined where visitors see no organisation. */
export async function shownOrganisation(deps: Deps, slug: string): Promise<{ id: string; name: string } | undefined> {
  const id = codedIn(deps, slug) ?? (await withScope(deps.db, systemScope, (tx) => organisationBySlug(tx, slug)));
  return id === undefined ? undefined : withScope(deps.db, visitorScope, (tx) => shownName(tx, id));
}

export const organisationNames = async (deps: Deps): Promise<ReadonlyMap<string, string>> => {
  const rows = await withScope(deps.db, visitorScope, shownNames);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Only a command on the server creates an admin, never an API call (docs/behaviour.md 2.5). */
export async function createAdmin(deps: Deps, admin: NewAdmin): Promise<Organisation> {
  const { email, password } = parse(newAdminModel, admin);
  const pravesh = {
    kind: 'admin',
    name: 'Pravesh',
    personName: 'Admin',
    location: 'India',
    mobile: '',
    confirmed: true,
  } as const;
  return createOrganisation(deps, { ...pravesh, email }, password);
}

/** Creates an admin from ADMIN_EMAIL and ADMIN_PASSWORD, if there is none yet. */
export async function ensureFirstAdmin(deps: Deps): Promise<void> {
  if (!deps.config.admin || (await withScope(deps.db, systemScope, adminExists))) return;
  await createAdmin(deps, deps.config.admin).catch((error: Error) => {
    throw error instanceof AppError ? new Error(`ADMIN_EMAIL or ADMIN_PASSWORD: ${SAY.en(error.refusal)}`) : error;
  });
  deps.log.info('the first admin was created from ADMIN_EMAIL');
}

export { namesOfAdmins, toOrganisation };

export const isEmptyDatabase = async (deps: Deps): Promise<boolean> =>
  !(await withScope(deps.db, systemScope, anyOrganisation));

export const findOrganisationByEmail = (deps: Deps, email: string) =>
  withScope(deps.db, systemScope, (tx) => organisationByEmail(tx, email));
export const findOrganisation = (deps: Deps, id: string) =>
  withScope(deps.db, systemScope, (tx) => organisationById(tx, id));

interface ConfirmedEmail {
  id: string;
  email: string;
}

/** Deterministic: an e-mail always gets the same token, a changed e-mail another. */
export const confirmationToken = ({ config }: Pick<Deps, 'config'>, { id, email }: ConfirmedEmail): string =>
  `${id}.${proofOf(config.appSecret, 'confirmations', `${id}\n${email}`)}`;

/** Using the link proves that its e-mail was read; for another e-mail it is worthless. */
export function mailConfirmation(
  deps: Pick<Deps, 'config' | 'mail' | 'log'>,
  to: ConfirmedEmail & { name: string },
): void {
  if (!deps.mail.ready) return;
  const link = `${deps.config.publicUrl}/pravesh/confirm?token=${confirmationToken(deps, to)}`;
  mailLater(deps, async () => [
    {
      to: to.email,
      subject: text('accounts.confirmationSubject'),
      text: text('accounts.confirmationMail', { greeting: greetingText(to.name), link }),
    },
  ]);
}

/** Unverified: only `isConfirmationOf` checks the token, against the organisation's e-mail. */
export const namedBy = (token: string): string => token.split('.')[0] ?? '';

export const isConfirmationOf = (deps: Pick<Deps, 'config'>, token: string, to: ConfirmedEmail): boolean =>
  isProof(token, confirmationToken(deps, to));
