import { type RawBuilder, sql } from 'kysely';
import { type Role, storedRole } from '#contract/kernel/endpoint.ts';
import { AppError, forbidden } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Db, Tx } from './database.ts';
import type { Replica } from './replica/replica.ts';

/** The actor of a change, for the audit (docs/decisions/0011-audit-by-trigger.md). */
export interface Doer {
  role: Role;
  accountId: string;
  accountName: string;
  at: Date;
  /** An admin looks at what an owner reads: nothing is written (decision 0090). */
  look?: true;
}

export interface Principal extends Doer {
  organisationId: string;
  kind: OrganisationKind;
  parkId: string | null;
  branchId: string | null;
  sessionHash: string;
  replica?: Replica;
}

export type Actor = Principal | null;

declare const minted: unique symbol;

/** The right to query: a database role and its tenant. Only this file makes one. */
export interface Scope {
  readonly [minted]: true;
  readonly role:
    | 'pravesh_visitor'
    | 'pravesh_tenant'
    | 'pravesh_inspector'
    | 'pravesh_supervisor'
    | 'pravesh_counter'
    | 'pravesh_admin'
    | 'pravesh_system';
  readonly organisationId: string;
  readonly doer: Doer | null;
  /** An inspector's park or a counter's branch: they see no further (decision 0003). */
  readonly post: string | null;
  readonly replica: Replica | undefined;
  /** PostgreSQL refuses every write, in functions of the owner too. */
  readonly readOnly: boolean;
}

const mint = (
  role: Scope['role'],
  organisationId = '',
  doer: (Doer & Pick<Principal, 'replica'>) | null = null,
  post: string | null = null,
): Scope =>
  ({
    role,
    organisationId,
    post,
    doer: doer && { ...doer, role: storedRole(doer.role) },
    replica: doer?.replica,
    readOnly: doer?.look === true,
  }) as Scope;

export const visitorScope: Scope = mint('pravesh_visitor');

/** Over all tenants, for jobs, payments and sign-in. Query by an id of a request only with both ids of a booking. */
export const systemScope: Scope = mint('pravesh_system');

/** Like `systemScope`, with an actor for the audit, such as the person who sets a new password by e-mail. */
export const systemScopeFor = ({ role, accountId, accountName, at, look }: Doer): Scope =>
  mint('pravesh_system', '', { role, accountId, accountName, at, ...(look && { look }) });

export const scopeOf = (actor: Actor): Scope => (actor === null ? visitorScope : SCOPES[actor.role](actor));

const SCOPES: Record<Role, (actor: Principal) => Scope> = {
  admin: (actor) => mint('pravesh_admin', '', actor),
  owner: (actor) => mint('pravesh_tenant', actor.organisationId, actor),
  supervisor: (actor) => mint('pravesh_supervisor', actor.organisationId, actor, actor.parkId),
  inspector: (actor) => mint('pravesh_inspector', actor.organisationId, actor, actor.parkId),
  counter: (actor) => mint('pravesh_counter', actor.organisationId, actor, actor.branchId),
};

export function staffScope(actor: Actor): Scope {
  if (actor === null) throw new AppError('NOT_SIGNED_IN', text('calls.signIn'));
  return scopeOf(actor);
}

/** FORBIDDEN for another one (docs/behaviour.md 2.2). The admin may name any, or none for all (null). */
export function requestedOrganisation(actor: Principal, named: string | null | undefined): string | null {
  if (actor.role === 'admin') return named || null;
  if (named && named !== actor.organisationId) throw forbidden();
  return actor.organisationId;
}

export const worksAt = (actor: Actor, { organisationId, id }: { organisationId: string; id: string }): boolean =>
  actor !== null &&
  (actor.role === 'admin' || (actor.organisationId === organisationId && (actor.parkId ?? id) === id));

/** Inspectors, supervisors and counters see no amounts paid: they have other work (docs/behaviour.md 2). */
export const seesMoney = ({ role }: Pick<Principal, 'role'>): boolean => role === 'owner' || role === 'admin';

export const organisationSeenBy = (reader: Principal | undefined): string | null =>
  reader ? requestedOrganisation(reader, null) : null;

/**
 * Runs `work` in one transaction under the scope's role and tenant, so that row-level security guards every query. An
 * abort cancels the running statement. Where the caller may read from the replica, `work` runs there, and anew at the
 * primary if that fails.
 */
export function withScope<T>(db: Db, scope: Scope, work: (tx: Tx) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const here = () => inScope(db, scope, work, signal);
  const { replica } = scope;
  return replica ? replica.read((there, begin) => inScope(there, scope, work, signal, begin), here) : here();
}

const inScope = <T>(
  db: Db,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  signal?: AbortSignal,
  begin?: (tx: Tx) => Promise<void>,
): Promise<T> =>
  transactionOf(db, scope).execute(async (tx) => {
    await begin?.(tx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${entering(scope)}`.execute(tx);
    return signal ? untilGivenUp(db, rows[0]?.pid, signal, () => work(tx)) : work(tx);
  });

const transactionOf = (db: Db, { readOnly }: Scope) =>
  readOnly ? db.transaction().setAccessMode('read only') : db.transaction();

/** For the function of a batch, which enters the scope itself. Throws FORBIDDEN for a read-only scope. */
export function enteredBy({ role, organisationId, doer, post, readOnly }: Scope) {
  if (readOnly) throw forbidden();
  return {
    role,
    organisation: organisationId,
    account: doer?.accountId ?? null,
    account_name: doer?.accountName ?? '',
    acting: doer?.role ?? '',
    acted_at: doer?.at.toISOString() ?? '',
    post: post ?? '',
  };
}

const entering = ({ role, organisationId, doer, post }: Scope): RawBuilder<boolean> =>
  doer === null
    ? sql`enter_scope(${role}, ${organisationId})`
    : sql`enter_scope(${role}, ${organisationId}, ${doer.accountId}, ${doer.accountName}, ${doer.role}, ${doer.at.toISOString()}, ${post ?? ''})`;

async function untilGivenUp<T>(db: Db, pid: number | undefined, signal: AbortSignal, work: () => Promise<T>) {
  signal.throwIfAborted();
  let isOver = false;
  let cancelling: Promise<unknown> | undefined;
  const cancel = (): void => {
    const saying = db.connection().execute(async (own) => {
      if (isOver) return;
      cancelling = sql`select pg_cancel_backend(${pid}::int)`.execute(own).catch(() => undefined);
      await cancelling;
    });
    // If no connection is free to cancel it, the statement ends by itself.
    saying.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    isOver = true;
    signal.removeEventListener('abort', cancel);
    // A late cancellation would hit another transaction, so we wait for one that is on its way, but not for one that
    // still waits for a connection: that might be ours.
    await cancelling;
  }
}
