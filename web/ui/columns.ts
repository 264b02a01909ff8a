import type { ReactNode } from 'react';

/** One column of a table, and one line of a card on a phone. */
export interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** What it is sorted by; absent: it cannot be sorted. */
  value?: (row: R) => string | number | null;
  /** Numbers stand at the end. */
  align?: 'end';
  /** Rows that have nothing to say here; cards leave the line out. */
  blank?: (row: R) => boolean;
  /** What is done with a row rather than said of it: stands at the foot of a card. */
  action?: boolean;
}

/** Sorts words as people do, and numbers by size. */
export const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-IN', { numeric: true, sensitivity: 'base' });
