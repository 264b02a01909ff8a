import { sha256 } from '#server/kernel/identity/secrets.ts';

/** `guard` runs after the functions exist: policies, grants, triggers. */
export interface TablePart {
  make: string;
  guard?: string;
}

/** Step 1 creates a noun's tables. A released step is never edited; a later one has a new number and only adds. */
export type SchemaSteps = Record<number, TablePart[]>;

export interface SchemaStep {
  name: string;
  hash: string;
  parts: TablePart[];
}

export const inOrder = (nouns: Record<string, SchemaSteps>): SchemaStep[] =>
  Object.entries(nouns)
    .flatMap(([noun, steps]) =>
      Object.entries(steps).map(([number, parts]) => ({ noun, number: Number(number), parts })),
    )
    .sort((a, b) => a.number - b.number)
    .map(({ noun, number, parts }) => ({ name: `${noun}/${number}`, hash: sha256(JSON.stringify(parts)), parts }));
