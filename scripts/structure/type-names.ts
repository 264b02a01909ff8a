import { lineOf, type Source, type TypeName } from './source.ts';
import type { StructureProblem, Tree } from './tree.ts';

/** The props of a component are called so everywhere. */
const everyday = new Set(['Props']);
const MOST_LOCAL = 3;

/** Types whose name says too little: two files export one of the same name, or more than three have one for themselves. Tests apart. */
export function checkTypeNames({ sources }: Tree): StructureProblem[] {
  const own = sources.filter(({ path, isTest }) => !isTest && !path.startsWith('e2e/'));
  const all = own.flatMap((source) => source.types.map((type) => ({ source, type })));
  const named = Map.groupBy(all, ({ type }) => `${type.isExported} ${type.text}`);
  return [...named.values()].filter(isTooMany).flatMap((same) => same.map(({ source, type }) => problem(source, type)));
}

const isTooMany = (same: { type: TypeName }[]): boolean => {
  const [{ type } = { type: undefined }] = same;
  return type !== undefined && !everyday.has(type.text) && same.length > (type.isExported ? 1 : MOST_LOCAL);
};

const problem = (source: Source, type: TypeName): StructureProblem => ({
  path: source.path,
  line: lineOf(source, type),
  message: `the type ${type.text} has a name that others have, too: let it carry its noun`,
});
