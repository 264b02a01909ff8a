import { sql } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import { AppError, forbidden } from '#contract/errors.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { CALL_REFUSALS } from '#contract/words/calls.ts';
import type { Db, Tx } from '#server/platform/database.ts';

/** Whose hand it is, and when: what the audit of a change says (docs/decisions/0011-audit-by-trigger.md). */
export interface Doer {
  role: Role;
  /** The account: an organisation, an inspector, a counter. */
  accountId: string;
  /** The instant of the request, by our own clock. */
  at: Date;
}

/** Who calls, read from the session and from nothing else. */
export interface Principal extends Doer {
  organisationId: string;
  kind: OrganisationKind;
  /** The park of an inspector. */
  parkId: string | null;
  /** The branch of a counter. */
  branchId: string | null;
  sessionHash: string;
}

export type Actor = Principal | null;

declare const minted: unique symbol;

/** A right to query: a database role and the tenant it is bound to. Only this file makes one. */
export interface Scope {
  readonly [minted]: true;
  readonly role:
    | 'pravesh_visitor'
    | 'pravesh_tenant'
    | 'pravesh_inspector'
    | 'pravesh_counter'
    | 'pravesh_admin'
    | 'pravesh_system';
  readonly organisationId: string;
  /** On whose behalf; null: nobody's, as with jobs. */
  readonly doer: Doer | null;
  /** Where an inspector or a counter stands, a park or a branch: they see no further (decision 0025). */
  readonly post: string | null;
}

const mint = (role: Scope['role'], organisationId = '', doer: Doer | null = null, post: string | null = null): Scope =>
  ({ role, organisationId, doer, post }) as Scope;

/** Public catalogue only: rows and columns that anyone may read. */
export const visitorScope: Scope = mint('pravesh_visitor');

/** Jobs, payments and sign-in, which stand above tenants. Never handed a filter from a request without both ids. */
export const systemScope: Scope = mint('pravesh_system');

/** The same on behalf of somebody, whom the audit then names: a new password by e-mail, say. */
export const systemScopeFor = ({ role, accountId, at }: Doer): Scope =>
  mint('pravesh_system', '', { role, accountId, at });

/**
 * The scope of a caller: the admin sees all, an owner its own organisation, an inspector and a counter their own part of
 * it, everyone else the public part.
 */
export const scopeOf = (actor: Actor): Scope => (actor === null ? visitorScope : SCOPES[actor.role](actor));

const SCOPES: Record<Role, (actor: Principal) => Scope> = {
  admin: (actor) => mint('pravesh_admin', '', actor),
  owner: (actor) => mint('pravesh_tenant', actor.organisationId, actor),
  inspector: (actor) => mint('pravesh_inspector', actor.organisationId, actor, actor.parkId),
  counter: (actor) => mint('pravesh_counter', actor.organisationId, actor, actor.branchId),
};

/** The scope of staff; a visitor has no business here. */
export function staffScope(actor: Actor): Scope {
  if (actor === null) throw new AppError('NOT_SIGNED_IN', CALL_REFUSALS.signIn);
  return scopeOf(actor);
}

/**
 * The organisation that a request speaks for (docs/behaviour.md 2.2): its own, whatever it repeats; another one is
 * refused; the admin may name any, or none for all (null).
 */
export function requestedOrganisation(actor: Principal, named: string | null | undefined): string | null {
  if (actor.role === 'admin') return named || null;
  if (named && named !== actor.organisationId) throw forbidden();
  return actor.organisationId;
}

/**
 * Runs `work` in one transaction under the scope's role and tenant. Row-level security is the net under every query. When
 * the signal comes, the statement that runs is cancelled, and the connection is free again.
 */
export const withScope = <T>(db: Db, scope: Scope, work: (tx: Tx) => Promise<T>, signal?: AbortSignal): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await setting(scope).execute(tx);
    return signal ? untilGivenUp(db, rows[0]?.pid, signal, () => work(tx)) : work(tx);
  });

/** One statement: the role, the tenant and the post, and for the audit whose hand it is. All of it ends with the transaction. */
function setting({ role, organisationId, doer, post }: Scope) {
  const scope = sql<{ pid: number }>`
    select pg_backend_pid() as pid, set_config('role', ${role}, true), set_config('app.organisation', ${organisationId}, true)`;
  if (doer === null) return scope;
  return sql<{
    pid: number;
  }>`${scope}, set_config('app.account', ${doer.accountId}, true), set_config('app.role', ${doer.role}, true),
    set_config('app.at', ${doer.at.toISOString()}, true), set_config('app.post', ${post ?? ''}, true)`;
}

async function untilGivenUp<T>(db: Db, pid: number | undefined, signal: AbortSignal, work: () => Promise<T>) {
  signal.throwIfAborted();
  let isOver = false;
  let cancelling: Promise<unknown> | undefined;
  const cancel = (): void => {
    const saying = db.connection().execute(async (own) => {
      // Meanwhile the statement may have ended by itself.
      if (isOver) return;
      cancelling = sql`select pg_cancel_backend(${pid})`.execute(own).catch(() => undefined);
      await cancelling;
    });
    // Without a connection to say it over, the statement ends by itself.
    saying.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    isOver = true;
    signal.removeEventListener('abort', cancel);
    // One that came after the end of this transaction would hit somebody else's. One that still waits for a connection
    // is not waited for: it might be ours that it waits for.
    await cancelling;
  }
}
