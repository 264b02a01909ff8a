import type { CSSProperties, ReactNode } from 'react';
import type { SheetCell } from '#web/console/platform/files/spreadsheet.ts';

/** A row of a table, told from the others by its id. */
export interface Identified {
  id: string;
}

/** A table shows each thing under its own name, or fewer columns that say several in short. */
export type TableKind = 'full' | 'compact';

/** One column of a table, and one line of a card on a phone. */
export interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** Rows are sorted by this; absent: not by this column. */
  value?: (row: R) => string | number | null;
  /** A list that stays on the server is sorted there by this column, under its id. */
  sorts?: true;
  /** Its cell in Excel holds this; absent: it is left out there. See sheet.ts. */
  sheet?: (row: R) => SheetCell;
  /** Numbers stand at the end. */
  align?: 'end';
  /** Words that may be long: they wrap. */
  long?: true;
  /** Dates and counts that may stand on two lines, as their head may, where room is short (see breakable.tsx). */
  breaks?: true;
  /** A list that comes whole can be narrowed to this by the column, in words (column-filters.tsx). */
  narrows?: (row: R) => string;
  /** Rows that are over: a list that comes whole has them last, and can be seen without them. */
  isOver?: (row: R) => boolean;
  /** Says whether a row has nothing in this column; a card then leaves the line out. */
  blank?: (row: R) => boolean;
  /** The one view of the table in which it stands where nobody chose otherwise; absent: both. Excel has it in any case. */
  only?: TableKind;
  /** Its cell in the compact view, where it says columns of the full one in short. */
  brief?: (row: R) => ReactNode;
  /** A column of buttons: it stays in sight at the right of a table, and stands at the foot of a card. */
  action?: boolean;
}

/**
 * The looks of a column's cells: numbers stand at the end. What is done with a row stays in sight at the right while the
 * rest scrolls beneath it; `--after` says how many such columns follow, for the place at which it stays.
 */
export function cellLooks<R>(columns: readonly Column<R>[], at: number): { className?: string; style?: CSSProperties } {
  const column = columns[at];
  if (!column?.action) return { className: column?.long ? 'long' : wordClass(column) };
  const after = columns.slice(at + 1).filter(({ action }) => action).length;
  return { className: 'act', style: { '--after': after } as CSSProperties };
}

/** Says whether each head of what is done with a row fits a narrow column, if it may take two lines. */
const actsAreShort = (columns: readonly Column<never>[]): boolean =>
  columns.every(({ action, header }) => !action || header.split(/[ -]/).every((word) => word.length < 8));

/** The most buttons of a row that stay in sight on a tablet. */
const FEW = 4;

/** The classes of a table: a full one is wider than its room and scrolls, any other stands in it. */
export function tableClass(columns: readonly Column<never>[], isFull = false): string {
  const classes = {
    rows: true,
    full: isFull,
    many: !isFull && columns.some(({ breaks }) => breaks),
    'short-acts': actsAreShort(columns),
    'few-acts': columns.filter(({ action }) => action).length <= FEW,
  };
  return Object.entries(classes)
    .flatMap(([name, is]) => (is ? [name] : []))
    .join(' ');
}

/** The class of a column of few words, in its head and in its cells. */
export const wordClass = (column?: Pick<Column<never>, 'align' | 'breaks'>): string | undefined =>
  [column?.align, column?.breaks && 'breaks'].filter(Boolean).join(' ') || undefined;

/** A list of more rows than this draws only those in sight (docs/experience.md 6). */
export const MANY_ROWS = 200;

// One collator for all: making one for each comparison costs seconds in a list of ten thousand.
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts words as people do, and numbers by size. */
export const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
