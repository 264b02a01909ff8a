import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { readSort, type Sort } from '#contract/kernel/sorting.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { type Scope, visitorScope, withScope } from '#server/kernel/database/scope.ts';
import { type Listing, listing } from '#server/kernel/records/listing.ts';

// biome-ignore lint/suspicious/noExplicitAny: any table with created_at and id; the row type O is what callers rely on.
type AnyQuery<O> = SelectQueryBuilder<any, any, O>;

/** Rows per chunk. One chunk is in memory at a time; the size of earlier rows decides how many fit. */
const CHUNK = 1000;
const FIRST_CHUNK = 100;
const CHUNK_BYTES = 1_000_000;

interface Identified {
  id: string;
}

export interface ListOrder {
  /** Never null. */
  by: RawBuilder<unknown>;
  desc: boolean;
}

/** Null for newest first. `columns` has the SQL of each sortable field, never null. */
export function orderOf<By extends string>(
  sort: Sort<By> | '' | null | undefined,
  columns: Readonly<Record<By, RawBuilder<unknown>>>,
): ListOrder | null {
  const asked = readSort(sort);
  return asked && { by: columns[asked.by], desc: asked.desc };
}

export const wordsIn = (column: string): RawBuilder<unknown> => sql`lower(coalesce(${sql.ref(column)}, ''))`;

interface Source<O extends Identified, M> {
  table: string;
  query: (tx: Tx) => AnyQuery<O>;
  order?: ListOrder | null;
  total?: (tx: Tx) => Promise<number | null>;
  /** Reads a chunk's relations at once; without statistics a join would read every row for each chunk. */
  toModels?: (tx: Tx, rows: O[]) => Promise<M[]> | M[];
}

/** Chunks are read in short transactions of their own. Visitors get 1,000 rows at most (docs/behaviour.md 1.4). */
export const newestFirst = <O extends Identified, M = O>(
  db: Db,
  scope: Scope,
  page: ListSlice,
  source: Source<O, M>,
): Listing<M> =>
  listing(async (signal) => {
    const total = await withScope(db, scope, (tx) => totalOf(tx, source), signal);
    const most = scope === visitorScope ? CHUNK : total;
    const { limit = most, page: number = 1 } = page;
    const offset = page.limit ? (number - 1) * Math.min(limit, most) : 0;
    const part = { limit: Math.min(limit, most, total - offset), offset, signal };
    return { total, chunks: chunks(db, scope, source, part) };
  });

const orderIn = <O extends Identified, M>({ table, order }: Source<O, M>): ListOrder =>
  order ?? { by: sql.ref(`${table}.created_at`), desc: true };

function ordered<O extends Identified, M>(source: Source<O, M>, tx: Tx): AnyQuery<O & Placed> {
  const { by, desc } = orderIn(source);
  const direction = desc ? 'desc' : 'asc';
  return source
    .query(tx)
    .select(sql`${by}`.as('place'))
    .orderBy(by, direction)
    .orderBy(`${source.table}.id`, direction) as unknown as AnyQuery<O & Placed>;
}

interface Placed {
  id: string;
  place: unknown;
}

const totalOf = async <O extends Identified, M>(tx: Tx, { total, query }: Source<O, M>): Promise<number> =>
  (await total?.(tx)) ?? countOf(query(tx));

async function countOf(query: AnyQuery<Identified>): Promise<number> {
  const row = await query.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirst();
  return (row as { total: number } | undefined)?.total ?? 0;
}

interface ListPart {
  limit: number;
  offset: number;
  signal: AbortSignal | undefined;
}

/** Reads ahead by one chunk. Rows added meanwhile are newer, so what was counted stays the same. */
async function* chunks<O extends Identified, M = O>(
  db: Db,
  scope: Scope,
  source: Source<O, M>,
  { limit, offset, signal }: ListPart,
) {
  const read = async (last: Placed | null, most: number) => {
    const one = async (tx: Tx) => {
      const from = ordered(source, tx).limit(most);
      const rows = await (last ? from.where(beyond(source, last)) : from.offset(offset)).execute();
      return { rows, models: (await source.toModels?.(tx, rows)) ?? (rows as unknown as M[]) };
    };
    return withScope(db, scope, one, signal);
  };
  let left = limit;
  let most = Math.min(left, FIRST_CHUNK);
  let fattest = 1;
  let next = most > 0 ? read(null, most) : null;
  while (next !== null) {
    const { rows, models } = await next;
    const last = rows.at(-1);
    left -= rows.length;
    const isEnd = !last || rows.length < most;
    fattest = Math.max(fattest, bytesOfOne(rows));
    const fit = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_BYTES / fattest)));
    most = isEnd ? 0 : Math.min(left, fit);
    next = last && most > 0 ? read(last, most) : null;
    // If nobody awaits the next chunk, its failure must not be an unhandled rejection.
    next?.catch(() => undefined);
    yield models;
  }
}

function bytesOfOne(rows: readonly unknown[]): number {
  const some = rows.filter((_, at) => at % 10 === 0);
  return Math.max(1, JSON.stringify(some).length / Math.max(1, some.length));
}

// PostgreSQL keeps microseconds, a Date milliseconds; all our instants are written from Dates, so this is exact.
function beyond<O extends Identified, M>(source: Source<O, M>, { place, id }: Placed) {
  const { by, desc } = orderIn(source);
  return sql<boolean>`(${by}, ${sql.ref(`${source.table}.id`)}) ${desc ? sql`<` : sql`>`} (${place}, ${id})`;
}
