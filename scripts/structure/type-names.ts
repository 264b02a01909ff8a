import type { StructureProblem, Tree } from './tree.ts';

const EVERYDAY = 'Props';
const MOST_LOCAL = 3;
const declared = /^(export )?(?:type|interface) (\w+)/gm;

/** A name is too vague when two files export a type of it, or more than three have a type of it. Tests apart. */
export function checkTypeNames({ sources }: Tree): StructureProblem[] {
  const own = sources.filter(({ path, isTest }) => !isTest && !path.startsWith('e2e/'));
  const all = own.flatMap(({ path, text }) => [...text.matchAll(declared)].map((found) => ({ path, found })));
  const named = Map.groupBy(all, ({ found: [, exported = '', name] }) => exported + name);
  named.delete(EVERYDAY);
  const tooMany = [...named.values()].filter((same) => same.length > (same[0]?.found[1] ? 1 : MOST_LOCAL));
  return tooMany.flat().map(({ path, found }) => ({ path, at: found.index, message: `the type ${found[2]} ${mend}` }));
}

const mend = 'has a name that others have, too: let it carry its noun';
