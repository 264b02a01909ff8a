import { AppError } from '#contract/errors.ts';
import { parseMobile } from '#contract/mobile.ts';
import type { CounterLogin, Login, SignedIn, User } from '#contract/sessions/model.ts';
import type { Deps } from '#server/deps.ts';
import { holdPassword } from '#server/features/accounts/service.ts';
import { findCounter, findCounterByMobile } from '#server/features/counters/service.ts';
import { findInspector, findInspectorByEmail } from '#server/features/inspectors/service.ts';
import { findOrganisation, findOrganisationByEmail } from '#server/features/organisations/service.ts';
import type { Address } from '#server/platform/address.ts';
import { isPassword } from '#server/platform/passwords.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { type Principal, systemScope, withScope } from '#server/platform/scope.ts';
import { openSession, revokeSession } from '#server/platform/session.ts';

interface Account {
  user: User;
  passwordHash: string;
  active: boolean;
}

/** One text for a wrong e-mail, a wrong password and an account that is off, so that nobody learns which e-mails exist. */
const wrongLogin = (): AppError => new AppError('WRONG_LOGIN', 'Something is wrong with your login or password :(');

/** Counts a try first and takes it back when it succeeds: only failures count, and a burst cannot slip through. */
async function throttled<T>({ limits }: Deps, name: string, address: Address, attempt: () => Promise<T>): Promise<T> {
  await limits.take(LIMITS.loginByAddress, address);
  await limits.take(LIMITS.loginByAccount, name);
  const result = await attempt();
  await limits.giveBack(LIMITS.loginByAddress, address);
  await limits.giveBack(LIMITS.loginByAccount, name);
  return result;
}

async function signIn(deps: Deps, { password }: { password: string }, account: Account | null): Promise<SignedIn> {
  const right = await isPassword(password, account?.passwordHash ?? null);
  if (!right || !account?.active) throw wrongLogin();
  const { id, role, organisationId, kind, parkId } = account.user;
  const token = await withScope(deps.db, systemScope, async (tx) => {
    // A new password ends the sessions that there are; one by the old password must not open behind its back.
    if (!(await holdPassword(tx, { role, id, password_hash: account.passwordHash }))) throw wrongLogin();
    return openSession(tx, { role, accountId: id, organisationId, kind, parkId }, deps.clock, deps.random);
  });
  return { ...account.user, token };
}

/** Signs in an owner or the admin. Throws WRONG_LOGIN, or TOO_MANY_REQUESTS after 10 failures. */
export const signInClient = (deps: Deps, login: Login, address: Address): Promise<SignedIn> =>
  throttled(deps, login.email, address, async () => signIn(deps, login, await organisationAccount(deps, login.email)));

/** Signs in a ticket inspector, likewise. */
export const signInInspector = (deps: Deps, login: Login, address: Address): Promise<SignedIn> =>
  throttled(deps, login.email, address, async () => signIn(deps, login, await inspectorAccount(deps, login.email)));

/** Signs in a counter, likewise. A code that is not its branch's is a wrong login. */
export const signInCounter = (deps: Deps, login: CounterLogin, address: Address): Promise<SignedIn> => {
  const mobile = parseMobile(login.mobile) ?? login.mobile;
  return throttled(deps, mobile, address, async () =>
    signIn(deps, login, await counterAccount(deps, { ...login, mobile })),
  );
};

async function organisationAccount(deps: Deps, email: string): Promise<Account | null> {
  const row = await findOrganisationByEmail(deps, email);
  if (!row) return null;
  const role = row.kind === 'admin' ? 'admin' : 'owner';
  const user: User = {
    id: row.id,
    role,
    organisationId: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    parkId: null,
  };
  return { user, passwordHash: row.password_hash, active: row.active };
}

async function inspectorAccount(deps: Deps, email: string): Promise<Account | null> {
  const row = await findInspectorByEmail(deps, email);
  if (!row) return null;
  const organisation = await findOrganisation(deps, row.organisation_id);
  if (!organisation) return null;
  const user: User = {
    id: row.id,
    role: 'inspector',
    organisationId: organisation.id,
    kind: organisation.kind,
    name: row.name,
    email: row.email,
    parkId: row.park_id,
  };
  return { user, passwordHash: row.password_hash, active: row.active && organisation.active };
}

async function counterAccount(deps: Deps, { mobile, branchCode }: CounterLogin): Promise<Account | null> {
  const row = await findCounterByMobile(deps, mobile);
  if (!row) return null;
  const organisation = await findOrganisation(deps, row.organisation_id);
  const elsewhere = branchCode !== '' && branchCode.toLowerCase() !== row.branch_code.toLowerCase();
  if (!organisation || elsewhere) return null;
  return { user: counterUser(row), passwordHash: row.password_hash, active: row.active && organisation.active };
}

type CounterRow = NonNullable<Awaited<ReturnType<typeof findCounter>>>;

const counterUser = (row: CounterRow): User => ({
  id: row.id,
  role: 'counter',
  organisationId: row.organisation_id,
  kind: 'branch',
  name: row.username,
  email: null,
  parkId: null,
  branchId: row.branch_id,
  branchName: row.branch_name,
  counterNumber: row.counter_number,
});

/** Who is signed in, from what is stored now. */
export async function currentUser(deps: Deps, actor: Principal): Promise<User> {
  const counter = actor.role === 'counter' ? await findCounter(deps, actor.accountId) : undefined;
  if (counter) return counterUser(counter);
  const inspector = actor.role === 'inspector' ? await findInspector(deps, actor.accountId) : undefined;
  const organisation = await findOrganisation(deps, actor.organisationId);
  if (!organisation) throw wrongLogin();
  const { name, email } = inspector ?? organisation;
  return {
    id: actor.accountId,
    role: actor.role,
    organisationId: actor.organisationId,
    kind: actor.kind,
    name,
    email,
    parkId: actor.parkId,
  };
}

export const signOut = (deps: Deps, actor: Principal): Promise<void> =>
  withScope(deps.db, systemScope, (tx) => revokeSession(tx, actor.sessionHash, deps.clock.now()));
