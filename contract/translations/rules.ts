import type { OwnTexts } from './model.ts';

export type TextsOfRecords = ReadonlyMap<string, OwnTexts>;

export const GROUPS = ['kindNotes', 'pictureTexts'] as const;

type OwnLine = Exclude<keyof OwnTexts, (typeof GROUPS)[number]>;

const LINES: readonly OwnLine[] = [
  'name',
  'specialization',
  'centre',
  'location',
  'address',
  'about',
  'visitorRules',
  'childMeans',
];

/** Fields with texts of a record, by the field that holds its id in the same object. */
const BESIDE: Record<string, Readonly<Record<string, OwnLine>>> = {
  id: Object.fromEntries(LINES.map((line) => [line, line])),
  doctorId: { doctorName: 'name' },
};

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const idsBeside = (part: Part): [id: string, fields: readonly [string, OwnLine][]][] =>
  Object.entries(BESIDE).flatMap(([name, fields]) => {
    const said = Object.entries(fields).filter(([field]) => typeof part[field] === 'string');
    const id = part[name];
    return typeof id === 'string' && said.length > 0 ? [[id, said]] : [];
  });

export function idsOfRecords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsOfRecords);
  if (!isPart(value)) return [];
  return [...idsBeside(value).map(([id]) => id), ...Object.values(value).flatMap(idsOfRecords)];
}

export interface ToldTexts<Value> {
  value: Value;
  became: ReadonlyMap<string, string>;
}

/** Replaces English texts by the translations of the record whose id is in the same object. */
export function withOwnTexts<Value>(value: Value, texts: TextsOfRecords): ToldTexts<Value> {
  const became = new Map<string, string>();
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (!isPart(value)) return value;
    const told: Part = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
    for (const [id, fields] of idsBeside(value))
      for (const [field, line] of fields) {
        const [english, own] = [value[field] as string, texts.get(id)?.[line]];
        if (!own || !english) continue;
        told[field] = own;
        became.set(english, own);
      }
    const own = texts.get(String(value.id));
    for (const group of GROUPS) {
      const english = told[group];
      if (isPart(english)) told[group] = notesIn(english, own?.[group] ?? {}, became);
    }
    return told;
  };
  return { value: texts.size === 0 ? value : (inside(value) as Value), became };
}

/** `became` is used for tickets, which carry the park's text about children as a note. */
const notesIn = (english: Part, own: Part, became: ReadonlyMap<string, string>): Part =>
  Object.fromEntries(
    Object.entries(english).map(([kind, note]) => [kind, own[kind] || (became.get(String(note)) ?? note)]),
  );
