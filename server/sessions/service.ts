import { storedRole } from '#contract/kernel/endpoint.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import { text } from '#contract/kernel/text.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import type { CounterLogin, Login, SignedIn, User } from '#contract/sessions/model.ts';
import { holdPassword, renewPassword } from '#server/accounts/service.ts';
import { noteLook } from '#server/audit/service.ts';
import { findCounter, findCounterByMobile } from '#server/counters/service.ts';
import type { Deps } from '#server/deps.ts';
import { findInspector, findInspectorByEmail } from '#server/inspectors/service.ts';
import { type Principal, scopeOf, systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Device } from '#server/kernel/identity/known-device.ts';
import { limitedLogin } from '#server/kernel/identity/login-limits.ts';
import { lookToken } from '#server/kernel/identity/look-session.ts';
import { openSession, revokeSessions } from '#server/kernel/identity/session.ts';
import { findOrganisation, findOrganisationByEmail } from '#server/organisations/service.ts';

interface Account {
  user: User;
  passwordHash: string;
  active: boolean;
}

/** One refusal for every reason, so that nobody learns which e-mails exist. */
const wrongLogin = (): AppError => new AppError('WRONG_LOGIN', text('sessions.wrongLogin'));

interface Try {
  name: string;
  password: string;
  account: Account | null;
  device: Device;
}

async function signIn(deps: Deps, { name, password, account, device }: Try): Promise<SignedIn> {
  const known = account && { id: account.user.id, passwordHash: account.passwordHash };
  const tried = { name, address: device.address, knownAs: device.knownAs(known), ...ownerOf(account) };
  const signedIn = await limitedLogin(deps, tried, () => enter(deps, password, account));
  if (known) device.remember(known);
  return signedIn;
}

const ownerOf = (account: Account | null) => ({
  organisationId: account?.user.organisationId ?? '',
  accountId: account?.user.id ?? null,
});

async function enter(deps: Deps, password: string, account: Account | null): Promise<SignedIn> {
  const right = await deps.passwords.isRight(password, account?.passwordHash ?? null);
  if (!right || !account?.active) throw wrongLogin();
  const { id, organisationId, kind, parkId } = account.user;
  const role = storedRole(account.user.role);
  const renewed = await deps.passwords.renewed(password, account.passwordHash);
  const token = await withScope(deps.db, systemScope, async (tx) => {
    // A new password ends all sessions, so the old one must not open another in the meantime.
    const held = { role, organisation_id: organisationId, id, password_hash: account.passwordHash };
    const isHeld =
      renewed === account.passwordHash ? await holdPassword(tx, held) : await renewPassword(tx, held, renewed);
    if (!isHeld) throw wrongLogin();
    return openSession(tx, { role, accountId: id, organisationId, kind, parkId }, deps.clock, deps.random);
  });
  return { ...account.user, token };
}

/** Throws WRONG_LOGIN, or TOO_MANY_REQUESTS after too many failures. */
export const signInClient = async (deps: Deps, { email, password }: Login, device: Device): Promise<SignedIn> =>
  signIn(deps, { name: email, password, device, account: await organisationAccount(deps, email) });

export const signInInspector = async (deps: Deps, { email, password }: Login, device: Device): Promise<SignedIn> =>
  signIn(deps, { name: email, password, device, account: await inspectorAccount(deps, email) });

/** A branch code of another branch is a wrong login. */
export async function signInCounter(deps: Deps, login: CounterLogin, device: Device): Promise<SignedIn> {
  const name = parseMobile(login.mobile) ?? login.mobile;
  const account = await counterAccount(deps, { ...login, mobile: name });
  return signIn(deps, { name, password: login.password, device, account });
}

async function organisationAccount(deps: Deps, email: string): Promise<Account | null> {
  const row = await findOrganisationByEmail(deps, email);
  if (!row) return null;
  return { user: organisationUser(row), passwordHash: row.password_hash, active: row.active };
}

const organisationUser = ({ id, kind, name, email }: Pick<Organisation, 'id' | 'kind' | 'name' | 'email'>): User => ({
  id,
  role: kind === 'admin' ? 'admin' : 'owner',
  organisationId: id,
  kind,
  name,
  email,
  parkId: null,
});

/** Impersonation, recorded and read-only (decision 0090). Throws NOT_FOUND, also for an organisation of admins. */
export async function beginLook(deps: Deps, actor: Principal, id: string): Promise<SignedIn> {
  const noted = await withScope(deps.db, scopeOf(actor), (tx) => noteLook(tx, id, actor.at));
  const organisation = noted && (await findOrganisation(deps, id));
  if (!organisation) throw notFound('organisation');
  const { kind } = organisation;
  const token = lookToken(deps, { organisationId: id, kind, sessionHash: actor.sessionHash });
  return { ...organisationUser(organisation), look: true, token };
}

/** Read even when no account was found, so that both cases take the same time. */
const organisationOf = (deps: Deps, row: { organisation_id: string } | undefined) =>
  findOrganisation(deps, row?.organisation_id ?? '');

async function inspectorAccount(deps: Deps, email: string): Promise<Account | null> {
  const row = await findInspectorByEmail(deps, email);
  const organisation = await organisationOf(deps, row);
  if (!row || !organisation) return null;
  const user: User = {
    id: row.id,
    role: row.supervises_gates ? 'supervisor' : 'inspector',
    organisationId: organisation.id,
    kind: organisation.kind,
    name: row.name,
    email: row.email,
    parkId: row.park_id,
    organisationName: organisation.name,
  };
  return { user, passwordHash: row.password_hash, active: row.active && organisation.active };
}

async function counterAccount(deps: Deps, { mobile, branchCode }: CounterLogin): Promise<Account | null> {
  const row = await findCounterByMobile(deps, mobile);
  const organisation = await organisationOf(deps, row);
  if (!row) return null;
  const elsewhere = branchCode !== '' && branchCode.toLowerCase() !== row.branch_code.toLowerCase();
  if (!organisation || elsewhere) return null;
  return {
    user: counterUser(row, organisation.name),
    passwordHash: row.password_hash,
    active: row.active && organisation.active,
  };
}

type CounterRow = NonNullable<Awaited<ReturnType<typeof findCounter>>>;

const counterUser = (row: CounterRow, organisationName: string): User => ({
  id: row.id,
  role: 'counter',
  organisationId: row.organisation_id,
  kind: 'branch',
  name: row.username,
  email: null,
  parkId: null,
  organisationName,
  branchId: row.branch_id,
  branchName: row.branch_name,
  counterNumber: row.counter_number,
});

export async function currentUser(deps: Deps, actor: Principal): Promise<User> {
  const counter = actor.role === 'counter' ? await findCounter(deps, actor.organisationId, actor.accountId) : undefined;
  const inspector =
    actor.role === 'inspector' || actor.role === 'supervisor'
      ? await findInspector(deps, actor.organisationId, actor.accountId)
      : undefined;
  const organisation = await findOrganisation(deps, actor.organisationId);
  if (!organisation) throw wrongLogin();
  if (counter) return counterUser(counter, organisation.name);
  const { name, email } = inspector ?? organisation;
  return {
    id: actor.accountId,
    role: actor.role,
    organisationId: actor.organisationId,
    kind: actor.kind,
    name,
    email,
    parkId: actor.parkId,
    ...(actor.look && { look: actor.look }),
    ...(inspector && { organisationName: organisation.name }),
  };
}

export const signOut = (deps: Deps, actor: Principal): Promise<unknown> =>
  withScope(deps.db, systemScope, (tx) => revokeSessions(tx, [actor.sessionHash], deps.clock.now()));
