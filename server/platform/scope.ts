import { sql } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import { AppError, forbidden } from '#contract/errors.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Db, Tx } from '#server/platform/database.ts';

/** Who calls, read from the session and from nothing else. */
export interface Principal {
  role: Role;
  /** The account: an organisation, an inspector, a counter. */
  accountId: string;
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
  readonly role: 'pravesh_visitor' | 'pravesh_tenant' | 'pravesh_admin' | 'pravesh_system';
  readonly organisationId: string;
}

const mint = (role: Scope['role'], organisationId = ''): Scope => ({ role, organisationId }) as Scope;

/** Public catalogue only: rows and columns that anyone may read. */
export const visitorScope: Scope = mint('pravesh_visitor');

/** Jobs, payments and sign-in, which stand above tenants. Never handed a filter from a request without both ids. */
export const systemScope: Scope = mint('pravesh_system');

/** The scope of a caller: the admin sees all, staff their own organisation, everyone else the public part. */
export const scopeOf = (actor: Actor): Scope =>
  actor === null
    ? visitorScope
    : actor.role === 'admin'
      ? mint('pravesh_admin')
      : mint('pravesh_tenant', actor.organisationId);

/** The scope of staff; a visitor has no business here. */
export function staffScope(actor: Actor): Scope {
  if (actor === null) throw new AppError('NOT_SIGNED_IN', 'Please sign in first.');
  return scopeOf(actor);
}

/**
 * The organisation that a request speaks for (behaviour.md section 2): its own, whatever it repeats; another one is
 * refused; the admin may name any, or none for all (null).
 */
export function requestedOrganisation(actor: Principal, named: string | null | undefined): string | null {
  if (actor.role === 'admin') return named || null;
  if (named && named !== actor.organisationId) throw forbidden();
  return actor.organisationId;
}

/** Runs `work` in one transaction under the scope's role and tenant. Row-level security is the net under every query. */
export const withScope = <T>(db: Db, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('role', ${scope.role}, true), set_config('app.organisation', ${scope.organisationId}, true)`.execute(
      tx,
    );
    return work(tx);
  });
