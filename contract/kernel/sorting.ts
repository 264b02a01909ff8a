import { z } from 'zod';
import { anyOr } from './filters.ts';

/** A column up, or with a minus before it down. */
export type Sort<By extends string = string> = By | `-${By}`;

/** A list is sorted by one of these columns. Absent, null or empty: newest first. */
export const sortedBy = <const By extends string>(columns: readonly By[]) =>
  anyOr(
    z.enum(
      columns.flatMap((column): Sort<By>[] => [column, `-${column}`]) as [Sort<By>, ...Sort<By>[]],
      'Please choose a column of the list to sort by',
    ),
  );

/** The same, read: null for newest first. */
export function readSort<By extends string>(sort: Sort<By> | '' | null | undefined): { by: By; desc: boolean } | null {
  if (!sort) return null;
  return { by: sort.replace(/^-/, '') as By, desc: sort.startsWith('-') };
}
