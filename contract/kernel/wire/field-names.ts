import type { z } from 'zod';
import { text, type Wording } from '../text.ts';
import type { Names } from './makings.ts';
import { wired } from './wired.ts';

type Pair = Names[number];

const startsWith = (path: readonly string[], name: string): boolean =>
  name.split('.').every((part, at) => path[at] === part);

function pairAt(pairs: Names, path: readonly string[], from: 0 | 1, sent: unknown): Pair | undefined {
  const fitting = pairs.filter((pair) => startsWith(path, pair[from]));
  return fitting.find(([legacy]) => typeof sent === 'object' && sent !== null && legacy in sent) ?? fitting[0];
}

function translated(schema: z.ZodType | undefined, path: readonly string[], from: 0 | 1, sent?: unknown): string[] {
  const [head] = path;
  if (head === undefined || !schema) return [...path];
  const { names, within } = wired(schema);
  const pair = pairAt(names, path, from, sent) ?? ([head, head] as const);
  const rest = path.slice(pair[from].split('.').length);
  return [pair[1 - from] as string, ...translated(within(pair[0]), rest, from)];
}

const partsOf = (name: string): string[] => name.replace(/\[(\d+)\]/g, '.$1').split('.');
const isPlace = (part: string): boolean => /^\d+$/.test(part);

const written = (parts: readonly string[]): string =>
  parts.reduce((before, part) => (isPlace(part) ? `${before}[${part}]` : `${before}.${part}`));

/** "lines.0.quantity" becomes "fee[0].quantity"; of two legacy names the one that was sent. */
export const legacyField = (schema: z.ZodType | undefined, clean: string, sent?: unknown): string =>
  written(translated(schema, partsOf(clean), 1, sent));

export const cleanField = (schema: z.ZodType | undefined, legacy: string): string =>
  translated(schema, partsOf(legacy), 0).join('.');

/** "quantity in row 1 of fee" for "fee[0].quantity" */
export const fieldText = (legacy: string): Wording =>
  partsOf(legacy).reduce<Wording>(
    (place, part) =>
      isPlace(part)
        ? text('fields.inRow', { row: Number(part) + 1, list: place })
        : place === ''
          ? part
          : text('fields.inside', { field: part, place }),
    '',
  );
