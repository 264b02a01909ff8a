import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { setAt } from '#contract/kernel/wire/deep-fields.ts';
import { problemsOf } from '#web/console/kit/forms/problems.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { cellTexts as texts } from './cell-words.ts';
import { isFormulaError, type Reader } from './cells.ts';

export interface ImportField {
  name: string;
  heading: string;
  also?: readonly string[];
  required?: true;
  read: Reader;
  example: string;
}

type ImportColumn = Omit<ImportField, 'name' | 'heading'>;

/** Required (`must`) and optional columns, with an example and other accepted headings. */
export const must = (read: Reader, example: string, ...also: string[]): ImportColumn => ({
  ...may(read, example, ...also),
  required: true,
});
export const may = (read: Reader, example: string, ...also: string[]): ImportColumn => ({ read, example, also });

export const importFields = <C extends Record<string, ImportColumn>>(
  headings: Record<keyof C, string>,
  columns: C,
): ImportField[] =>
  Object.entries(columns).map(([name, column]) => ({ name, heading: headings[name as keyof C], ...column }));

type RowValues = Record<string, unknown>;

export interface Importable {
  count: (count: number) => string;
  many: string;
  fields: readonly ImportField[];
  /** The form's model; the server validates by it again. */
  model: z.ZodType;
  /** Derives the full record from a row; by default the fields as read. */
  complete?: (values: RowValues) => RowValues;
  /** Key by which duplicates are found, in lower case; null: none. */
  keyOf: (record: RowValues) => string | null;
  /** Keys of existing records; undefined while they load. */
  known: ReadonlySet<string> | undefined;
  records: Pick<RecordMutations<never>, 'each' | 'refresh'>;
  /** Added to every record, such as the organisation that the admin chose. */
  extra?: RowValues;
  password?: () => string;
  note?: string;
}

export interface AskedImport {
  importable: Importable;
  asked: readonly Pick<UseQueryResult, 'isSuccess' | 'isError' | 'error' | 'refetch'>[];
}

export interface ImportRow {
  /** Row number in the file from 1, as spreadsheets count. */
  place: number;
  cells: Readonly<Record<string, string>>;
  state: 'open' | 'skipped' | 'added';
  /** Corrected by hand: keeps its position until rows are added, so that nothing moves below the cursor. */
  mending?: boolean;
  was?: Readonly<Record<string, string>>;
  /** Server errors by field; '' is the row as a whole. */
  refused?: Readonly<Record<string, string>>;
}

export interface Checked {
  row: ImportRow;
  record: RowValues | null;
  problems: Readonly<Record<string, string>>;
  standing: 'ready' | 'wrong' | 'known' | 'skipped' | 'added';
}

const fieldOf = (fields: readonly ImportField[], path: string): string =>
  fields.find(({ name }) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`))?.name ?? '';

function recordOf(importable: Importable, { cells }: ImportRow): Pick<Checked, 'record' | 'problems'> {
  const { fields, model, complete = (values: RowValues) => values, password, extra } = importable;
  const values: RowValues = {};
  const unread: Record<string, string> = {};
  for (const { name, read } of fields) {
    const words = cells[name] ?? '';
    if (words === '') continue;
    const found = isFormulaError(words) ? { problem: texts.formulaError(words) } : read(words, cells);
    if ('problem' in found) unread[name] = found.problem;
    else setAt(values, name, found.value);
  }
  // The password is created on sending; validate with a valid placeholder.
  const checked = model.safeParse(complete(password ? { ...values, password: 'checked-later-9x' } : values));
  const issues = Object.entries(problemsOf(checked.error?.issues ?? [])).map(
    ([path, words]) => [fieldOf(fields, path), words] as const,
  );
  const problems = { ...Object.fromEntries(issues.filter(([name]) => !(name in unread))), ...unread };
  const isRight = checked.success && Object.keys(problems).length === 0;
  if (!isRight) return { problems, record: null };
  return { problems, record: { ...(checked.data as RowValues), ...extra } };
}

/** Validates every row, and finds duplicates among earlier rows and existing records. */
export function checkRows(importable: Importable, rows: readonly ImportRow[]): Checked[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { record, problems } = recordOf(importable, row);
    const checked = { row, record, problems: { ...row.refused, ...problems } };
    const key = record && importable.keyOf(record);
    if (row.state === 'added' && key !== null) seen.set(key, row.place);
    if (row.state !== 'open') return { ...checked, standing: row.state };
    if (!record) return { ...checked, standing: 'wrong' };
    const first = key === null ? undefined : seen.get(key);
    if (first !== undefined) return { ...checked, standing: 'wrong', problems: { '': texts.twice(first) } };
    if (key !== null) seen.set(key, row.place);
    if (row.refused) return { ...checked, standing: 'wrong' };
    if (key !== null && importable.known?.has(key)) return { ...checked, standing: 'known' };
    return { ...checked, standing: 'ready' };
  });
}
