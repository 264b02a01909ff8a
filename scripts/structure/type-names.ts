import type { StructureProblem, Tree } from './tree.ts';

/** The props of a component are called so everywhere. */
const EVERYDAY = 'Props';
const MOST_LOCAL = 3;
/** A type that stands by itself in a file begins its line. */
const declared = /^(export )?(?:type|interface) (\w+)/gm;

/** Types whose name says too little: two files export one of the same name, or more than three have one for themselves. Tests apart. */
export function checkTypeNames({ sources }: Tree): StructureProblem[] {
  const own = sources.filter(({ path, isTest }) => !isTest && !path.startsWith('e2e/'));
  const all = own.flatMap(({ path, text }) => [...text.matchAll(declared)].map((found) => ({ path, found })));
  const named = Map.groupBy(all, ({ found: [, exported = '', name] }) => exported + name);
  named.delete(EVERYDAY);
  const tooMany = [...named.values()].filter((same) => same.length > (same[0]?.found[1] ? 1 : MOST_LOCAL));
  return tooMany.flat().map(({ path, found }) => ({ path, at: found.index, message: `the type ${found[2]} ${mend}` }));
}

const mend = 'has a name that others have, too: let it carry its noun';
