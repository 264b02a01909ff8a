import { type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Tables } from '#server/tables.ts';
import { type ComparedField, equalsJson } from './matching.ts';

export interface StoredRecord {
  id: string;
  organisationId: string;
  createdAt: Date;
}
export type RecordKey = Pick<StoredRecord, 'organisationId' | 'id'>;

/** The table also has id, organisation_id, created_at, deleted_at; tables.ts grants visitors its columns. */
export interface Resource<M extends StoredRecord> {
  table: keyof Tables;
  /** Column of removal, by default `deleted_at`; null where a removed row is deleted: nothing refers to it. */
  removedAt?: string | null;
  columns: { readonly [field in keyof M & string]?: string };
  writeOnly?: Readonly<Record<string, string>>;
  /** From other tables, or computed. Names the owner for every table, else Citus asks all machines (decision 0062). */
  computed?: { readonly [field in keyof M & string]?: Computed };
  staffOnly?: readonly (keyof M & string)[];
  json?: readonly (keyof M & string)[];
  compared?: Readonly<Record<string, ComparedField>>;
}

export type Computed = (whose: RawBuilder<unknown>) => RawBuilder<unknown>;

// biome-ignore lint/suspicious/noExplicitAny: the table is known only by its resource; rows are read back as its model.
const anyTable = (tx: Tx) => tx as unknown as Transaction<any>;

const STORED = { id: 'id', organisationId: 'organisation_id', createdAt: 'created_at' };

const columnsOf = <M extends StoredRecord>({ columns }: Resource<M>): Record<string, string> => ({
  ...STORED,
  ...columns,
});

/** SQL for the owner of a row: the named organisation, or with null the row's own. */
export const whoseIn = (table: keyof Tables, organisationId: string | null): RawBuilder<unknown> =>
  organisationId === null ? sql.ref(`${table}.organisation_id`) : sql`${organisationId}`;

const expressionOf = <M extends StoredRecord>(
  resource: Resource<M>,
  organisationId: string | null,
  field: string,
): RawBuilder<unknown> | undefined => {
  const column = columnsOf(resource)[field];
  const computed: Record<string, Computed | undefined> = resource.computed ?? {};
  return column ? sql.ref(`${resource.table}.${column}`) : computed[field]?.(whoseIn(resource.table, organisationId));
};

export type RowOf<M> = M & { id: string; created_at: Date };

// biome-ignore lint/suspicious/noExplicitAny: see anyTable.
type Rows<M> = SelectQueryBuilder<any, any, RowOf<M>>;

export function selectRecords<M extends StoredRecord>(
  tx: Tx,
  resource: Resource<M>,
  inFull: boolean,
  organisationId: string | null,
): Rows<M> {
  const { table, removedAt = 'deleted_at', staffOnly = [], computed = {} } = resource;
  const fields = [...Object.keys(columnsOf(resource)), ...Object.keys(computed)].filter(
    (field) => inFull || !(staffOnly as readonly string[]).includes(field),
  );
  const selected = fields.map((field) => sql`${expressionOf(resource, organisationId, field)}`.as(field));
  const query = anyTable(tx)
    .selectFrom(table)
    .select([...selected, `${table}.created_at`])
    .$if(removedAt !== null, (kept) => kept.where(`${table}.${removedAt}`, 'is', null));
  return (organisationId === null
    ? query
    : query.where(`${table}.organisation_id`, '=', organisationId)) as unknown as Rows<M>;
}

export const comparedIn = <M extends StoredRecord>(
  resource: Resource<M>,
  organisationId: string | null,
): Record<string, ComparedField> => ({
  ...resource.compared,
  ...Object.fromEntries(
    [...Object.keys(columnsOf(resource)), ...Object.keys(resource.computed ?? {})].map((field) => {
      const expression = expressionOf(resource, organisationId, field) as RawBuilder<unknown>;
      const isJson = (resource.json as readonly string[] | undefined)?.includes(field);
      return [field, isJson ? equalsJson(expression) : expression];
    }),
  ),
});

export const toModel = <M extends StoredRecord>({ created_at: _, ...model }: RowOf<M>): M => model as unknown as M;

export async function recordById<M extends StoredRecord>(
  tx: Tx,
  resource: Resource<M>,
  inFull: boolean,
  organisationId: string | null,
  id: string,
): Promise<M | null> {
  const row = await selectRecords(tx, resource, inFull, organisationId)
    .where(`${resource.table}.id`, '=', id)
    .executeTakeFirst();
  return row ? toModel(row as RowOf<M>) : null;
}

const toRow = <M extends StoredRecord>(
  { columns, writeOnly, json = [] }: Resource<M>,
  fields: object,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...columns, ...writeOnly } as Record<string, string>).flatMap(([field, column]) => {
      const value = (fields as Record<string, unknown>)[field];
      if (value === undefined) return [];
      return [[column, (json as readonly string[]).includes(field) ? JSON.stringify(value) : value]];
    }),
  );

export const insertRecord = <M extends StoredRecord>(
  tx: Tx,
  resource: Resource<M>,
  stored: StoredRecord,
  fields: object,
) =>
  anyTable(tx)
    .insertInto(resource.table)
    .values({
      id: stored.id,
      organisation_id: stored.organisationId,
      created_at: stored.createdAt,
      ...toRow(resource, fields),
    })
    .execute();

export const updateRecord = <M extends StoredRecord>(
  tx: Tx,
  resource: Resource<M>,
  record: RecordKey,
  fields: object,
) => write(tx, resource.table, record, toRow(resource, fields));

const write = (tx: Tx, table: keyof Tables, { organisationId, id }: RecordKey, row: Record<string, unknown>) =>
  anyTable(tx).updateTable(table).set(row).where('organisation_id', '=', organisationId).where('id', '=', id).execute();

/** Locks a row until this change is done; bookings go on. Citus needs the organisation. */
export const lockRecord = (tx: Tx, { table }: Pick<Resource<StoredRecord>, 'table'>, record: RecordKey) =>
  named(tx, table, record).forNoKeyUpdate().execute();

/** A shared lock until this change is done. */
export const holdRecord = (tx: Tx, { table }: Pick<Resource<StoredRecord>, 'table'>, record: RecordKey) =>
  named(tx, table, record).forShare().execute();

const named = (tx: Tx, table: keyof Tables, { organisationId, id }: RecordKey) =>
  anyTable(tx).selectFrom(table).select('id').where('organisation_id', '=', organisationId).where('id', '=', id);

export const deleteRecord = (
  tx: Tx,
  { table }: Pick<Resource<StoredRecord>, 'table'>,
  { organisationId, id }: RecordKey,
) => anyTable(tx).deleteFrom(table).where('organisation_id', '=', organisationId).where('id', '=', id).execute();

export const hideRecord = (
  tx: Tx,
  { table, removedAt }: Pick<Resource<StoredRecord>, 'table' | 'removedAt'>,
  record: RecordKey,
  now: Date,
) => write(tx, table, record, { [removedAt ?? 'deleted_at']: now });
