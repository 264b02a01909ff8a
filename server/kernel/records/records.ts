import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Criterion } from '#contract/kernel/criteria.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { AppError, type FieldIssue, notFound, type Thing } from '#contract/kernel/errors.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { LimitedThing, OrganisationKind } from '#contract/organisations/model.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import {
  type Actor,
  type Principal,
  scopeOf,
  staffScope,
  visitorScope,
  withScope,
} from '#server/kernel/database/scope.ts';
import type { KeptPages } from '#server/kernel/http/pages/kept-pages.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { OrganisationCodes } from '#server/kernel/identity/organisation-codes.ts';
import type { Clock, Random } from '#server/kernel/operations/clock.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import { type ListOrder, newestFirst } from '#server/kernel/traffic/newest-first.ts';
import type { Tables } from '#server/tables.ts';
import { refuseChangedMeanwhile } from './changed-meanwhile.ts';
import { withChanges } from './changes.ts';
import { type FirstDayLimit, refuseBeyondFirstDay } from './first-day.ts';
import type { Listing } from './listing.ts';
import { matching } from './matching.ts';
import {
  comparedIn,
  deleteRecord,
  hideRecord,
  holdRecord,
  insertRecord,
  lockRecord,
  type RecordKey,
  type Resource,
  recordById,
  type StoredRecord,
  selectRecords,
  toModel,
  updateRecord,
} from './resource.ts';

export interface RecordDeps {
  db: Db;
  codes: OrganisationCodes;
  clock: Clock;
  random: Random;
  config: Config;
  pages: KeptPages;
  publishing: PublishingChecks;
}

/** Checks by nouns for records that are published and booked. */
export interface PublishingChecks {
  isBooked(deps: { clock: Clock }, tx: Tx, record: RecordKey): Promise<boolean>;
  /** Closes a booked record. False: nobody has booked it, or can until the transaction ends. */
  closeBooked(tx: Tx, table: keyof Tables, record: RecordKey): Promise<boolean>;
  /** The refusal of a removal that shall not close. */
  booked: Wording;
}

/** `Facts`: what a record is judged by before it is published, besides its own fields. */
export interface RecordRules<M extends StoredRecord, F extends object, Facts = unknown> {
  resource: Resource<M>;
  thing: Thing;
  form: z.ZodType<F>;
  firstDay?: FirstDayLimit;
  /** Field and table of the record's parent below its organisation, such as a park. */
  under?: { field: keyof F; table: keyof Tables };
  /** Completes a change that sends only a part of a field, or that makes another field meaningless. */
  complete?(stored: M, sent: Partial<F>): Partial<F>;
  /** The organisation of a new or changed record. Throws when the caller may not put it there. */
  ownerOf(tx: Tx, actor: Principal, organisationId: string | null, fields: F): Promise<string>;
  /** The columns that the form does not have. Runs in the same transaction, before the row is written. */
  before?(work: RecordWork, fields: F, sent: Partial<F>): Promise<Record<string, unknown>>;
  after?(work: RecordWork, id: string, fields: F, more: Record<string, unknown>): Promise<void>;
  /** Closes a record instead of removing it. False: nobody holds anything of it, or can until the transaction ends. */
  close?(work: RecordWork, record: M): Promise<boolean>;
  removed?(work: RecordWork, id: string): Promise<unknown>;
  publishing?: {
    draft: z.ZodType;
    missing(record: M, facts: Facts): FieldIssue<Wording>[];
  };
  taken?: FieldIssue<Wording>;
}

export interface RecordWork {
  deps: RecordDeps;
  tx: Tx;
  organisationId: string;
}

type OwningKind = Exclude<OrganisationKind, 'admin'>;

export const ownedByKind =
  (kind: OwningKind, thing: Thing) =>
  async (tx: Tx, actor: Principal, organisationId: string | null): Promise<string> => {
    if (organisationId === null) throw new AppError('INVALID_INPUT', text('calls.ownerNotNamed', { thing }));
    if (actor.role !== 'admin' && actor.kind !== kind)
      throw new AppError('FORBIDDEN', text('calls.ownerOfOtherKind', { kind, thing }));
    if (actor.role === 'admin' && (await kindOf(tx, organisationId)) !== kind)
      throw new AppError('INVALID_INPUT', text('calls.ownerCannotHave', { thing }));
    return organisationId;
  };

/** For what visitors book of an organisation of one kind: ten at most in its first day (docs/behaviour.md 4.8). */
export const offeredBy = <T extends Thing>(kind: OwningKind, thing: T, things: LimitedThing) => ({
  thing,
  firstDay: { most: 10, things },
  ownerOf: ownedByKind(kind, thing),
});

const kindOf = async (tx: Tx, id: string): Promise<OrganisationKind | undefined> =>
  (await tx.selectFrom('organisation').select('kind').where('id', '=', id).executeTakeFirst())?.kind;

interface ListRequest {
  organisationId: string | null;
  criteria?: readonly Criterion[];
  order?: ListOrder | null;
  where?: RawBuilder<boolean>;
}

export const listRecords = <M extends StoredRecord>(
  deps: RecordDeps,
  resource: Resource<M>,
  actor: Actor,
  page: ListSlice,
  { organisationId, criteria = [], order = null, where = sql<boolean>`true` }: ListRequest,
): Listing<M> =>
  newestFirst(deps.db, scopeOf(actor), page, {
    table: resource.table,
    order,
    query: (tx) =>
      matching(
        selectRecords(tx, resource, actor !== null, organisationId),
        comparedIn(resource, organisationId),
        criteria,
      ).where(where),
    toModels: (_, rows) => rows.map(toModel),
  });

/** In full for its own staff and the admin, its public part for others where it has one. Throws NOT_FOUND. */
export async function showRecord<M extends StoredRecord>(
  deps: RecordDeps,
  resource: Resource<M>,
  thing: Thing,
  { actor, id, open }: { actor: Actor; id: string; open: boolean },
): Promise<M> {
  const owner = deps.codes.organisationOf(id);
  const own =
    actor && owner && (await withScope(deps.db, staffScope(actor), (tx) => recordById(tx, resource, true, owner, id)));
  const shown = own || (open ? await shownRecord(deps, resource, id) : null);
  if (!shown) throw notFound(thing);
  return shown;
}

export async function shownRecord<M extends StoredRecord>(
  deps: RecordDeps,
  resource: Resource<M>,
  id: string,
): Promise<M | null> {
  const owner = deps.codes.organisationOf(id);
  return owner === null ? null : withScope(deps.db, visitorScope, (tx) => recordById(tx, resource, false, owner, id));
}

/** Returns the record as it is stored. Throws ALREADY_EXISTS, and what the noun's rules throw. */
export const addRecord = <M extends StoredRecord, F extends object>(
  deps: RecordDeps,
  records: RecordRules<M, F>,
  actor: Principal,
  named: string | null,
  fields: F,
): Promise<M> =>
  writing(deps, records, actor, async (tx) => {
    await refuseBeyondFirstDay(deps, tx, actor, records.resource, records.firstDay);
    const organisationId = await records.ownerOf(tx, actor, named, fields);
    const work = { deps, tx, organisationId };
    const stored = { id: newId(deps.random, organisationId), organisationId, createdAt: deps.clock.now() };
    const more = (await records.before?.(work, fields, fields)) ?? {};
    await insertRecord(tx, records.resource, stored, { ...fields, ...more });
    await records.after?.(work, stored.id, fields, more);
    return ownRecord(deps, tx, records, stored.id);
  });

export type Changes<M extends object, F extends object> = Partial<F> & { was?: Partial<M> | undefined };

/**
 * Keeps the fields that are not sent. All are checked together with the stored ones, under a lock. Throws NOT_FOUND
 * when the caller has no such record, CHANGED_MEANWHILE when a field has no longer the value in `was`, INVALID_INPUT,
 * and what `addRecord` throws.
 */
export const changeRecord = async <M extends StoredRecord, F extends object>(
  deps: RecordDeps,
  records: RecordRules<M, F>,
  actor: Principal,
  id: string,
  changes: Changes<M, F>,
): Promise<M> => writing(deps, records, actor, (tx) => changeRecordIn(deps, tx, records, actor, id, changes));

export async function changeRecordIn<M extends StoredRecord, F extends object>(
  deps: RecordDeps,
  tx: Tx,
  records: RecordRules<M, F>,
  actor: Principal,
  id: string,
  { was, ...fieldsSent }: Changes<M, F>,
): Promise<M> {
  const sent = fieldsSent as Partial<F>;
  const organisationId = deps.codes.organisationOf(id);
  if (organisationId === null) throw notFound(records.thing);
  await lockInOrder(tx, records, { organisationId, id }, sent);
  const stored = await ownRecord(deps, tx, records, id);
  await refuseChangedMeanwhile(tx, stored, was, sent, records.resource.columns);
  const changes = records.complete?.(stored, sent) ?? sent;
  const work = { deps, tx, organisationId: stored.organisationId };
  const whole = isPublished(stored) === false && isPublished(changes) === true;
  const fields = withChanges(await formOf(work, records, stored, changes), stored, changes, { whole });
  if (isMoved(records, stored, fields)) await records.ownerOf(tx, actor, stored.organisationId, fields);
  const more = (await records.before?.(work, fields, changes)) ?? {};
  const opened = isPublished(fields) ? { closed: false } : {};
  await updateRecord(tx, records.resource, stored, { ...fields, ...more, ...opened });
  await records.after?.(work, id, fields, more);
  return ownRecord(deps, tx, records, id);
}

/** Locks the record above first, then the record itself: the order in which a withdrawal locks them. */
async function lockInOrder<M extends StoredRecord, F extends object>(
  tx: Tx,
  { resource, under }: RecordRules<M, F>,
  record: Pick<StoredRecord, 'organisationId' | 'id'>,
  sent: Partial<F>,
): Promise<void> {
  const above = under && sent[under.field];
  if (under && typeof above === 'string')
    await holdRecord(tx, under, { organisationId: record.organisationId, id: above });
  await lockRecord(tx, resource, record);
}

const isPublished = (record: object): boolean | undefined => (record as { published?: boolean }).published;

/** A draft may be incomplete, unless it was booked before. */
async function formOf<M extends StoredRecord, F extends object>(
  { deps, tx }: RecordWork,
  { form, publishing }: RecordRules<M, F>,
  stored: M,
  sent: Partial<F>,
): Promise<z.ZodType<F>> {
  if (!publishing || (isPublished(sent) ?? isPublished(stored)) !== false) return form;
  const isBooked = await deps.publishing.isBooked(deps, tx, stored);
  return isBooked ? form : (publishing.draft as z.ZodType<F>);
}

const isMoved = <M extends StoredRecord, F extends object>(
  { under }: RecordRules<M, F>,
  stored: M,
  fields: F,
): boolean => under !== undefined && fields[under.field] !== (stored as unknown as F)[under.field];

const REFERRED_TO = '23503';

export interface RemovalWish {
  /** True: a booked record is refused with CONFLICT, and stays as it is. */
  unbooked?: boolean | undefined;
}
export interface Removed {
  id: string;
  deleted: true;
  closed?: true;
}

/** Closes a booked record; hides one that others refer to. Throws NOT_FOUND, and CONFLICT for `unbooked`. */
export async function removeRecord<M extends StoredRecord, F extends object>(
  deps: RecordDeps,
  records: RecordRules<M, F>,
  actor: Principal,
  id: string,
  asked: RemovalWish = {},
): Promise<Removed> {
  const { resource, removed } = records;
  const own = (remove: (tx: Tx, record: M) => Promise<unknown>): Promise<Removed> =>
    writing(deps, records, actor, async (tx) => {
      const record = await ownRecord(deps, tx, records, id);
      const close = records.close ?? (records.publishing && closeBooked(resource.table));
      if (await close?.({ deps, tx, organisationId: record.organisationId }, record)) return closedBy(deps, asked, id);
      await remove(tx, record);
      await removed?.({ deps, tx, organisationId: record.organisationId }, id);
      return { id, deleted: true };
    });
  return own((tx, record) => deleteRecord(tx, resource, record)).catch((error: Error & { code?: string }) => {
    if (error.code !== REFERRED_TO) throw error;
    return own((tx, record) => hideRecord(tx, resource, record, deps.clock.now()));
  });
}

const closeBooked =
  (table: keyof Tables) =>
  ({ deps, tx }: RecordWork, record: StoredRecord): Promise<boolean> =>
    deps.publishing.closeBooked(tx, table, record);

/** Throwing undoes the closing with its transaction. */
function closedBy({ publishing }: RecordDeps, { unbooked }: RemovalWish, id: string): Removed {
  if (unbooked) throw new AppError('CONFLICT', publishing.booked);
  return { id, deleted: true, closed: true };
}

/** In full: the caller's own, any for the admin. Throws NOT_FOUND. */
export async function ownRecord<M extends StoredRecord>(
  { codes }: { codes: OrganisationCodes },
  tx: Tx,
  { resource, thing }: Pick<RecordRules<M, object>, 'resource' | 'thing'>,
  id: string,
): Promise<M> {
  const owner = codes.organisationOf(id);
  const record = owner && (await recordById(tx, resource, true, owner, id));
  if (!record) throw notFound(thing);
  return record;
}

const UNIQUE = '23505';

/** A second record with the same unique field is refused by `taken`. Pages of offerings are made anew. */
const writing = <T, M extends StoredRecord, F extends object>(
  deps: RecordDeps,
  { taken, publishing }: RecordRules<M, F>,
  actor: Principal,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  withScope(deps.db, staffScope(actor), work)
    .catch((error: Error & { code?: string }) => {
      throw taken && error.code === UNIQUE ? new AppError('ALREADY_EXISTS', taken.message, { issues: [taken] }) : error;
    })
    .finally(() => publishing && deps.pages.forget(''));
