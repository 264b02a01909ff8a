import { hashOf } from './hash.ts';

/**
 * A table, or something else that must be there before the functions, and its guards, which need the functions:
 * policies, grants, triggers.
 */
export interface TablePart {
  make: string;
  guard?: string;
}

/**
 * The steps of a noun; step 1 creates its tables. After the first release a step is never edited: what comes later is a
 * step with a number that no noun has used yet, and only adds.
 */
export type SchemaSteps = Record<number, TablePart[]>;

/** A step as the database remembers it: its name, and a hash of its text. */
export interface SchemaStep {
  name: string;
  hash: string;
  parts: TablePart[];
}

/** All steps in the order in which they run: by number, and those of one number as their nouns are listed. */
export const inOrder = (nouns: Record<string, SchemaSteps>): SchemaStep[] =>
  Object.entries(nouns)
    .flatMap(([noun, steps]) =>
      Object.entries(steps).map(([number, parts]) => ({ noun, number: Number(number), parts })),
    )
    .sort((a, b) => a.number - b.number)
    .map(({ noun, number, parts }) => ({ name: `${noun}/${number}`, hash: hashOf(JSON.stringify(parts)), parts }));
