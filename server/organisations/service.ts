import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmationMail } from '#contract/accounts/words.ts';
import { AppError, forbidden, notFound } from '#contract/kernel/errors.ts';
import {
  type NewAdmin,
  newAdminModel,
  type Organisation,
  type OrganisationChanges,
  type Registration,
} from '#contract/organisations/model.ts';
import { codeInSlug, slugOf } from '#contract/organisations/rules.ts';
import { ORGANISATION_REFUSALS } from '#contract/organisations/words.ts';
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
import { deriveKey } from '#server/kernel/identity/secrets.ts';
import { revokeSessionsOfOrganisation } from '#server/kernel/identity/session.ts';
import { mailLater } from '#server/kernel/operations/mail.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import {
  adminExists,
  anyOrganisation,
  enterSlug,
  insertOrganisation,
  lockOrganisation,
  organisationByEmail,
  organisationById,
  organisationBySlug,
  shownName,
  shownNames,
  toOrganisation,
  updateOrganisation,
} from './repository.ts';

/**
 * Registers an organisation; where registration waits for its e-mail, nothing of it is public before that is confirmed. Throws ALREADY_EXISTS when the e-mail has an account.
 */
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
  // The audit names the new owner as the one who registered; an admin is created on the server.
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

/** An id whose code no organisation has that this process knows; the database refuses one that another makes meanwhile. */
function freshId(deps: Deps): string {
  const id = randomId(deps.random);
  return deps.codes.organisationOf(id) === null ? id : freshId(deps);
}

const emailTaken = (): AppError =>
  new AppError('ALREADY_EXISTS', ORGANISATION_REFUSALS.emailTaken, {
    issues: [{ field: 'email', message: ORGANISATION_REFUSALS.emailTaken }],
  });

/**
 * Changes the profile of an organisation: an owner its own, the admin any. Only the admin switches one off or on. While
 * it is off, nobody of it can sign in and visitors find none of its offerings; those who are signed in are signed out
 * at once, and pages that name it are read anew. Throws ALREADY_EXISTS for an address of another's page, NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, and CONFLICT for the admin's own account.
 */
export async function changeOrganisation(
  deps: Deps,
  actor: Principal,
  id: string,
  { was, ...changes }: OrganisationChanges,
): Promise<Organisation> {
  const off = changes.active === false;
  if (off && actor.role !== 'admin') throw forbidden();
  if (off && id === actor.organisationId) throw new AppError('CONFLICT', ORGANISATION_REFUSALS.ownAccount);
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
  new AppError('ALREADY_EXISTS', ORGANISATION_REFUSALS.slugTaken, {
    issues: [{ field: 'slug', message: ORGANISATION_REFUSALS.slugTaken }],
  });

/** The address that an organisation has chosen for its page; '' for the one that is made of its name. Throws for one that ends in the code of another. */
function chosenSlug(deps: Deps, { id, name, slug }: Organisation, changes: OrganisationChanges): string {
  const wanted = changes.slug ?? slug;
  if (wanted === slugOf({ id, name }) || wanted === slugOf({ id, name, ...changes })) return '';
  const owner = codedIn(deps, wanted);
  if (owner !== null && owner !== id) throw slugTaken();
  return wanted;
}

/** The organisation whose code ends an address; null for one that was chosen. */
const codedIn = ({ codes }: Deps, slug: string): string | null =>
  codes.organisationOf(codeInSlug(slug).padStart(ID_LENGTH, '0'));

/** The organisation at an address, as visitors see it; undefined where they see none. */
export async function shownOrganisation(deps: Deps, slug: string): Promise<{ id: string; name: string } | undefined> {
  const id = codedIn(deps, slug) ?? (await withScope(deps.db, systemScope, (tx) => organisationBySlug(tx, slug)));
  return id === undefined ? undefined : withScope(deps.db, visitorScope, (tx) => shownName(tx, id));
}

/** The name of each organisation that visitors see, by its id. */
export const organisationNames = async (deps: Deps): Promise<ReadonlyMap<string, string>> => {
  const rows = await withScope(deps.db, visitorScope, shownNames);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/**
 * Creates an operator of the platform. Only a command on the server does this, never a call (docs/behaviour.md 2.5).
 */
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

/** Creates the first admin at the start from ADMIN_EMAIL and ADMIN_PASSWORD, if there is none. */
export async function ensureFirstAdmin(deps: Deps): Promise<void> {
  if (!deps.config.admin || (await withScope(deps.db, systemScope, adminExists))) return;
  await createAdmin(deps, deps.config.admin).catch((error: Error) => {
    throw error instanceof AppError ? new Error(`ADMIN_EMAIL or ADMIN_PASSWORD: ${error.message}`) : error;
  });
  deps.log.info('the first admin was created from ADMIN_EMAIL');
}

export { toOrganisation };

export const isEmptyDatabase = async (deps: Deps): Promise<boolean> =>
  !(await withScope(deps.db, systemScope, anyOrganisation));

export const findOrganisationByEmail = (deps: Deps, email: string) =>
  withScope(deps.db, systemScope, (tx) => organisationByEmail(tx, email));
export const findOrganisation = (deps: Deps, id: string) =>
  withScope(deps.db, systemScope, (tx) => organisationById(tx, id));

/** The organisation whose e-mail is confirmed. */
interface ConfirmedEmail {
  id: string;
  email: string;
}

const sealOf = ({ config }: Pick<Deps, 'config'>, { id, email }: ConfirmedEmail): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'confirmations')).update(`${id}\n${email}`).digest('base64url');

/** The secret of the link that confirms this e-mail: the same each time, and of another e-mail another. */
export const confirmationToken = (deps: Pick<Deps, 'config'>, to: ConfirmedEmail): string =>
  `${to.id}.${sealOf(deps, to)}`;

/**
 * Mails an organisation the link that confirms its e-mail, where mail can be sent. The owner of the link has read that mail; with
 * another e-mail it is worth nothing.
 */
export function mailConfirmation(
  deps: Pick<Deps, 'config' | 'mail' | 'log'>,
  to: ConfirmedEmail & { name: string },
): void {
  if (!deps.mail.ready) return;
  const link = `${deps.config.publicUrl}/pravesh/confirm?token=${confirmationToken(deps, to)}`;
  mailLater(deps, async () => [{ to: to.email, ...confirmationMail(to.name, link) }]);
}

/** The organisation that a token names; whether the token is genuine, only its e-mail tells. */
export const namedBy = (token: string): string => token.split('.')[0] ?? '';

/** Whether we mailed this token to this e-mail. */
export function isConfirmationOf(deps: Pick<Deps, 'config'>, token: string, to: ConfirmedEmail): boolean {
  const [right, shown] = [Buffer.from(confirmationToken(deps, to)), Buffer.from(token)];
  return right.length === shown.length && timingSafeEqual(right, shown);
}
