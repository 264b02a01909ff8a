import { sql } from 'kysely';
import { AppError } from '#contract/kernel/errors.ts';
import { isSame, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { text } from '#contract/kernel/text.ts';
import { valueAt } from '#contract/kernel/wire/deep-fields.ts';
import type { Tx } from '#server/kernel/database/database.ts';

/** `organisationId` is '' for records of the whole platform. */
interface Kept {
  id: string;
  organisationId: string;
}

type Columns = Readonly<Record<string, string | undefined>>;

/**
 * Refuses a change of fields that no longer have the value that the sender saw (`was`), so that no work of a colleague
 * is overwritten. The record must be locked. A field that already has the new value is no conflict, and without `was`
 * nothing is compared. Throws CHANGED_MEANWHILE with the present record, and from Activity who changed it last and when
 * (docs/behaviour.md 1).
 */
export async function refuseChangedMeanwhile<M extends Kept>(
  tx: Tx,
  stored: M,
  was: object | undefined,
  sent: object,
  columns: Columns = {},
): Promise<void> {
  if (!was) return;
  const fields = pathsOfChanges(was, stored).filter((path) => !isSame(valueAt(stored, path), valueAt(sent, path)));
  if (fields.length === 0) return;
  const last = await lastChange(
    tx,
    stored,
    fields.flatMap((field) => storedNames(field, columns)),
  );
  throw new AppError(
    'CHANGED_MEANWHILE',
    last?.account_name ? text('calls.changedBy', { who: last.account_name }) : text('calls.changedBySomebody'),
    {
      issues: fields.map((field) => ({ field, message: text('calls.fieldChanged') })),
      now: stored,
      data: last && { changedBy: last.account_name, changedAt: last.created_at.toISOString() },
    },
  );
}

/** Activity names fields as they are stored, and a reference to another record by that record ("park"). */
function storedNames(path: string, columns: Columns): string[] {
  const [name = '', ...rest] = path.split('.');
  const column = columns[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [[column, ...rest].join('.'), column.replace(/_(id|name)$/, '')];
}

const lastChange = (tx: Tx, { organisationId, id }: Kept, names: readonly string[]) =>
  tx
    .selectFrom('audit_entry')
    .select(['account_name', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .where('record_id', '=', id)
    .where(sql<boolean>`changes ?| ${names}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
