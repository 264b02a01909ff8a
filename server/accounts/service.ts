import type {
  ForgottenPassword,
  NewPasswordForm,
  OpenSession,
  PasswordChange,
  PasswordReset,
  PasswordResetAnswer,
} from '#contract/accounts/model.ts';
import { greetingText } from '#contract/accounts/rules.ts';
import { AppError, invalid } from '#contract/kernel/errors.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import {
  type Principal,
  type Scope,
  staffScope,
  systemScope,
  systemScopeFor,
  withScope,
} from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { type Limit, limitByAddress, QUARTER_HOUR_MS } from '#server/kernel/http/rate-limit.ts';
import type { Device } from '#server/kernel/identity/known-device.ts';
import { LOGIN_BY_ACCOUNT } from '#server/kernel/identity/login-limits.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { liveSessionsOf, revokeSessionsOf } from '#server/kernel/identity/session.ts';
import { type Mail, mailLater } from '#server/kernel/operations/mail.ts';
import * as repository from './repository.ts';

const PASSWORD_MAIL_BY_EMAIL: Limit = { name: 'password-mail', most: 5, windowMs: 60 * 60_000 };
const PASSWORD_MAIL_BY_ADDRESS = limitByAddress({
  name: 'password-mail-address',
  most: 30,
  windowMs: QUARTER_HOUR_MS,
});
const NEW_PASSWORD_BY_ADDRESS = limitByAddress({ name: 'new-password', most: 30, windowMs: QUARTER_HOUR_MS });

type Account = repository.AccountRow;

const LINK_LIVES_MS = 3_600_000;
/** Retry-After in seconds when mail is not configured. */
const MAIL_RETRY_S = 300;
const DEFAULT_PRODUCT = 'pravesh';

const wrongCurrent = (): AppError => invalid('currentPassword', text('accounts.wrongCurrent'));
const linkOver = (): AppError => new AppError('EXPIRED', text('accounts.linkOver'));

/** Ends all other sessions and returns how many. Throws INVALID_INPUT, and TOO_MANY_REQUESTS after ten tries. */
export async function changePassword(
  deps: Deps,
  actor: Principal,
  { currentPassword, newPassword }: PasswordChange,
  device: Device,
): Promise<number> {
  await deps.limits.take(LOGIN_BY_ACCOUNT, actor.accountId);
  // An inspector's or counter's scope may read no password hash, not even its own.
  const scope = systemScopeFor(actor);
  const account = await withScope(deps.db, scope, (tx) =>
    repository.accountById(tx, actor.organisationId, actor.accountId),
  );
  const right = await deps.passwords.isRight(currentPassword, account?.password_hash ?? null);
  if (!account || !right) throw wrongCurrent();
  await deps.limits.giveBack(LOGIN_BY_ACCOUNT, actor.accountId);
  const passwordHash = await deps.passwords.newHash(newPassword, account, 'newPassword');
  const ended = await withScope(deps.db, scope, async (tx) => {
    if (!(await repository.replacePassword(tx, account, passwordHash))) throw wrongCurrent();
    return revokeSessionsOf(tx, account.id, deps.clock.now(), actor.sessionHash);
  });
  device.remember({ id: account.id, passwordHash });
  tellChanged(deps, account);
  return ended;
}

/** Ends this session too. Returns the number of ended sessions. */
export const signOutEverywhere = (deps: Deps, actor: Principal): Promise<number> =>
  withScope(deps.db, systemScopeFor(actor), (tx) => revokeSessionsOf(tx, actor.accountId, deps.clock.now()));

export async function ownSessions(deps: Deps, actor: Principal): Promise<OpenSession[]> {
  const rows = await withScope(deps.db, staffScope(actor), (tx) =>
    liveSessionsOf(tx, actor.accountId, deps.clock.now()),
  );
  return rows.map(({ token_hash, created_at, last_seen_at }) => ({
    createdAt: created_at,
    lastUsedAt: last_seen_at,
    current: token_hash === actor.sessionHash,
  }));
}

/** Mails after the response: its time reveals no account. Throws TOO_MANY_REQUESTS, or UNAVAILABLE without mail. */
export async function forgotPassword(
  deps: Deps,
  { email, product }: ForgottenPassword,
  address: Address,
): Promise<void> {
  if (!deps.mail.ready) throw new AppError('UNAVAILABLE', text('accounts.noMail'), { retryAfter: MAIL_RETRY_S });
  await deps.limits.take(PASSWORD_MAIL_BY_ADDRESS, address);
  await deps.limits.take(PASSWORD_MAIL_BY_EMAIL, email);
  mailLater(deps, async () => {
    const accounts = await withScope(deps.db, systemScope, (tx) => repository.accountsByEmail(tx, email));
    const active = accounts.filter((account) => account.active);
    return Promise.all(
      active.map(async (account) => linkMail(account, await newLink(deps, systemScope, account, product))),
    );
  });
}

/** Mails the link on behalf of the admin, to an inspector of the owner's too, or returns it without mail. Throws NOT_FOUND. */
export async function resetPassword(
  deps: Deps,
  actor: Principal,
  { accountId, email = '' }: PasswordReset,
): Promise<PasswordResetAnswer> {
  const isOwner = actor.role === 'owner';
  const accounts = await withScope(deps.db, staffScope(actor), async (tx) => {
    const one = accountId && (await repository.accountById(tx, isOwner ? actor.organisationId : null, accountId));
    if (isOwner) return one && one.role === 'inspector' ? [one] : [];
    return one ? [one] : repository.accountsByEmail(tx, email);
  });
  const [account] = accounts.filter(({ active, email: known }) => active && known !== null);
  if (!account) throw new AppError('NOT_FOUND', text('accounts.noAccount'));
  const link = await newLink(deps, isOwner ? systemScopeFor(actor) : staffScope(actor), account, DEFAULT_PRODUCT);
  if (!deps.mail.ready) return { sent: false, link };
  mailLater(deps, async () => [linkMail(account, link)]);
  return { sent: true, link: null };
}

/** Stored with a link: a change of password or e-mail makes the link worthless. */
const stateOf = ({ email, password_hash }: Account): string => sha256(`${email}\n${password_hash}`);

/** The link works once, for one hour. Only the hash of its 256 random bits is stored. */
async function newLink(deps: Deps, scope: Scope, account: Account, product: string): Promise<string> {
  const token = deps.random.bytes(32).toString('base64url');
  const expires_at = new Date(deps.clock.now().getTime() + LINK_LIVES_MS);
  await withScope(deps.db, scope, (tx) =>
    repository.keepLink(tx, {
      account_id: account.id,
      organisation_id: account.organisation_id,
      token_hash: sha256(token),
      account_state: stateOf(account),
      expires_at,
    }),
  );
  return `${deps.config.publicUrl}/${product}/newpassword?token=${token}`;
}

/** Uses the link up, ends every session of the account and returns its role. Throws EXPIRED. */
export async function newPassword(
  deps: Deps,
  { token, password }: NewPasswordForm,
  device: Device,
): Promise<{ role: Account['role'] }> {
  await deps.limits.take(NEW_PASSWORD_BY_ADDRESS, device.address);
  const account = await withScope(deps.db, systemScope, (tx) => accountOfLink(deps, tx, sha256(token)));
  if (!account) throw linkOver();
  const passwordHash = await deps.passwords.newHash(password, account);
  const doer = { role: account.role, accountId: account.id, accountName: account.person_name, at: deps.clock.now() };
  await withScope(deps.db, systemScopeFor(doer), async (tx) => {
    if (!(await repository.takeLink(tx, sha256(token), doer.at))) throw linkOver();
    if (!(await repository.replacePassword(tx, account, passwordHash))) throw linkOver();
    await revokeSessionsOf(tx, account.id, doer.at);
  });
  device.remember({ id: account.id, passwordHash });
  tellChanged(deps, account);
  return { role: account.role };
}

/** Does not use the link up. */
export const linkWorks = (deps: Deps, token: string): Promise<boolean> =>
  withScope(deps.db, systemScope, async (tx) => (await accountOfLink(deps, tx, sha256(token))) !== null);

async function accountOfLink(deps: Deps, tx: Tx, tokenHash: string): Promise<Account | null> {
  const link = await repository.linkByToken(tx, tokenHash, deps.clock.now());
  const account = link && (await repository.accountById(tx, link.organisation_id, link.account_id));
  return account?.active && stateOf(account) === link?.account_state ? account : null;
}

export const forgetOldLinks = (deps: Deps): Promise<unknown> =>
  withScope(deps.db, systemScope, (tx) => repository.deleteOldLinks(tx, deps.clock.now()));

/** For signing in: true if the checked password is unchanged, which stays so until the transaction ends. */
export const holdPassword = repository.holdPassword;

/** For signing in: rehashes a password; false if it has changed since it was read. */
export const renewPassword = repository.replacePassword;

function tellChanged(deps: Deps, { email, name }: Account): void {
  if (email === null || !deps.mail.ready) return;
  mailLater(deps, async () => [
    {
      to: email,
      subject: text('accounts.passwordChangedSubject'),
      text: text('accounts.passwordChangedMail', { greeting: greetingText(name) }),
    },
  ]);
}

const linkMail = ({ email, name }: Account, link: string): Unsaid<Mail> => ({
  to: email ?? '',
  subject: text('accounts.newPasswordSubject'),
  text: text('accounts.newPasswordMail', { greeting: greetingText(name), link }),
});
