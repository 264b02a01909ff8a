import { z } from 'zod';
import { anyOr } from './filters.ts';

export type Sort<By extends string = string> = By | `-${By}`;

export const sortedBy = <const By extends string>(columns: readonly By[]) =>
  anyOr(
    z.enum(
      columns.flatMap((column): Sort<By>[] => [column, `-${column}`]) as [Sort<By>, ...Sort<By>[]],
      'fields.sortColumn',
    ),
  );

export function readSort<By extends string>(sort: Sort<By> | '' | null | undefined): { by: By; desc: boolean } | null {
  if (!sort) return null;
  return { by: sort.replace(/^-/, '') as By, desc: sort.startsWith('-') };
}
