import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { setAt } from '#contract/kernel/wire/deep-fields.ts';
import { problemsOf } from '#web/console/kit/forms/issue-words.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { isFormulaError, type Reader } from './cells.ts';
import { cellTexts, importTexts as texts } from './imports-words.ts';

/** A column of a file that is imported. */
export interface ImportField {
  /** The model knows it by this name; with dots where it lies deeper ("fees.adult.price"). */
  name: string;
  /** Its heading in the template. */
  heading: string;
  /** Other headings that mean the same. */
  also?: readonly string[];
  required?: true;
  read: Reader;
  /** The template shows this. */
  example: string;
}

type ImportColumn = Omit<ImportField, 'name' | 'heading'>;

/** A column that each file needs, with its example and the other headings that mean it; and one that it may leave out. */
export const must = (read: Reader, example: string, ...also: string[]): ImportColumn => ({
  ...may(read, example, ...also),
  required: true,
});
export const may = (read: Reader, example: string, ...also: string[]): ImportColumn => ({ read, example, also });

/** The columns of a file by the names of their fields, each with its heading. */
export const importFields = <C extends Record<string, ImportColumn>>(
  headings: Record<keyof C, string>,
  columns: C,
): ImportField[] =>
  Object.entries(columns).map(([name, column]) => ({ name, heading: headings[name as keyof C], ...column }));

type RowValues = Record<string, unknown>;

/** Says as data how records of a noun are made from rows. */
export interface Importable {
  /** "1 coupon", "3 coupons". */
  count: (count: number) => string;
  many: string;
  fields: readonly ImportField[];
  /** The model that the form of the noun is checked by, and the server checks by again. */
  model: z.ZodType;
  /** Completes what was read of a row; the fields as they were read unless said. */
  complete?: (values: RowValues) => RowValues;
  /** Two records are told apart by this, in small letters; null: by nothing. */
  keyOf: (record: RowValues) => string | null;
  /** The keys of those that are there; absent while they are being asked for. */
  known: ReadonlySet<string> | undefined;
  records: Pick<RecordMutations<never>, 'each' | 'refresh'>;
  /** Every record gets this beside its fields, such as the organisation that the admin chose. */
  extra?: RowValues;
  /** Makes a password, which is shown once. */
  password?: () => string;
  /** Said above the choice of a file. */
  note?: string;
}

/** An import, and what must be known of the organisation before a file can be checked. */
export interface AskedImport {
  importable: Importable;
  asked: readonly Pick<UseQueryResult, 'isSuccess' | 'isError' | 'error' | 'refetch'>[];
}

/** A row of the file. `cells` are its words by the names of fields. */
export interface ImportRow {
  /** Its row in the file, from 1, as a spreadsheet counts it. */
  place: number;
  cells: Readonly<Record<string, string>>;
  state: 'open' | 'skipped' | 'added';
  /** It was mended here: it stays where it is until rows are added, so that nothing moves below a hand. */
  mending?: boolean;
  /** Its cells that were mended held these at first. */
  was?: Readonly<Record<string, string>>;
  /** The server said this, by field; the empty name is the row as a whole. */
  refused?: Readonly<Record<string, string>>;
}

/** A row as it was checked: a record, or problems by field. */
export interface Checked {
  row: ImportRow;
  record: RowValues | null;
  problems: Readonly<Record<string, string>>;
  standing: 'ready' | 'wrong' | 'known' | 'skipped' | 'added';
}

/** The field that an issue of the model means: its own name, or the one that lies around or within it. */
const fieldOf = (fields: readonly ImportField[], path: string): string =>
  fields.find(({ name }) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`))?.name ?? '';

function recordOf(importable: Importable, { cells }: ImportRow): Pick<Checked, 'record' | 'problems'> {
  const { fields, model, complete = (values: RowValues) => values, password, extra } = importable;
  const values: RowValues = {};
  const unread: Record<string, string> = {};
  for (const { name, read } of fields) {
    const words = cells[name] ?? '';
    if (words === '') continue;
    const found = isFormulaError(words) ? { problem: cellTexts.formulaError(words) } : read(words, cells);
    if ('problem' in found) unread[name] = found.problem;
    else setAt(values, name, found.value);
  }
  // A password is made when the row is sent; any good one stands for it here.
  const checked = model.safeParse(complete(password ? { ...values, password: 'checked-later-9x' } : values));
  const issues = Object.entries(problemsOf(checked.error?.issues ?? [])).map(
    ([path, words]) => [fieldOf(fields, path), words] as const,
  );
  const problems = { ...Object.fromEntries(issues.filter(([name]) => !(name in unread))), ...unread };
  const isRight = checked.success && Object.keys(problems).length === 0;
  if (!isRight) return { problems, record: null };
  return { problems, record: { ...(checked.data as RowValues), ...extra } };
}

/** Checks every row by the model, and against the rows before it and what is there. */
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
