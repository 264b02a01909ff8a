import type { CSSProperties, ReactNode } from 'react';
import type { SheetCell } from '#web/console/platform/files/spreadsheet.ts';

export interface Identified {
  id: string;
}

/** `full`: a column per field. `compact`: fewer columns, some of which summarise several. */
export type TableKind = 'full' | 'compact';

export interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** Facts under the name of a row, outside its link. */
  below?: (row: R) => ReactNode;
  /** Sort key; absent: not sortable here. */
  value?: (row: R) => string | number | null;
  sorts?: true;
  /** Excel cell; absent: not in reports. See sheet.ts. */
  sheet?: (row: R) => SheetCell;
  align?: 'end';
  long?: true;
  /** Short values that may take two lines in a narrow table (see breakable.tsx). */
  breaks?: true;
  narrows?: (row: R) => string;
  /** Rows that are over come last in a whole list, and can be hidden. */
  isOver?: (row: R) => boolean;
  blank?: (row: R) => boolean;
  /** Default view of the column; absent: both; `sheet`: neither. Excel and the filters always have it. */
  only?: TableKind | 'sheet';
  /** Says in short what columns of the full view say: a full card, which has no width to save, leaves it out. */
  repeats?: true;
  brief?: (row: R) => ReactNode;
  /** Buttons: sticky at the right of a table, at the foot of a card. */
  action?: boolean;
}

/** Buttons stay last. */
export function beforeActs<R>(columns: readonly Column<R>[], fact: Column<R>): Column<R>[] {
  const at = columns.findIndex(({ action }) => action);
  return columns.toSpliced(at < 0 ? columns.length : at, 0, fact);
}

/** Action columns are sticky; `--after` is the number of those that follow, for the offset. */
export function cellLooks<R>(columns: readonly Column<R>[], at: number): { className?: string; style?: CSSProperties } {
  const column = columns[at];
  if (!column?.action) return { className: column?.long ? 'long' : wordClass(column) };
  const after = columns.slice(at + 1).filter(({ action }) => action).length;
  return { className: 'act', style: { '--after': after } as CSSProperties };
}

/** Most action columns that stay sticky on a tablet. */
const FEW = 4;

export function tableClass(columns: readonly Column<never>[], isFull = false): string {
  const acts = columns.filter(({ action }) => action);
  const areShort = acts.every(({ header }) => header.split(/[ -]/).every((word) => word.length < 8));
  const isMany = columns.some(({ breaks }) => breaks);
  const kind = isFull ? 'full' : isMany && 'many';
  return ['rows', kind, areShort && 'short-acts', acts.length <= FEW && 'few-acts'].filter(Boolean).join(' ');
}

export const wordClass = (column?: Pick<Column<never>, 'align' | 'breaks'>): string | undefined =>
  [column?.align, column?.breaks && 'breaks'].filter(Boolean).join(' ') || undefined;

/** Longer lists are virtual (docs/experience.md 6). */
export const MANY_ROWS = 200;

// Shared, because a collator per comparison costs seconds in a list of ten thousand.
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

export const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
