import { hashOf } from './hash.ts';

/**
 * A table, or something else that must be there before the functions, and its guards, which need the functions:
 * policies, grants, triggers.
 */
export interface Part {
  make: string;
  guard?: string;
}

/**
 * The steps of a noun; step 1 creates its tables. After the first release a step is never edited: what comes later is a
 * step with a number that no noun has used yet, and only adds.
 */
export type Steps = Record<number, Part[]>;

/** A step as the database remembers it: its name, and a hash of its text. */
export interface Step {
  name: string;
  hash: string;
  parts: Part[];
}

/** All steps in the order in which they run: by number, and those of one number as their nouns are listed. */
export const inOrder = (nouns: Record<string, Steps>): Step[] =>
  Object.entries(nouns)
    .flatMap(([noun, steps]) =>
      Object.entries(steps).map(([number, parts]) => ({ noun, number: Number(number), parts })),
    )
    .sort((a, b) => a.number - b.number)
    .map(({ noun, number, parts }) => ({ name: `${noun}/${number}`, hash: hashOf(JSON.stringify(parts)), parts }));
