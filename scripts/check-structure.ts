// Does the code follow docs/architecture.md? Prints every place that does not, and where it belongs.
import { resolve } from 'node:path';
import { budgetTable } from './structure/budgets.ts';
import { checkCitations } from './structure/citations.ts';
import { checkExports } from './structure/exports.ts';
import { checkHygiene } from './structure/hygiene.ts';
import { checkImports } from './structure/imports.ts';
import { checkKernel } from './structure/kernel.ts';
import { checkLegacyNames } from './structure/legacy-names.ts';
import { checkNouns } from './structure/nouns.ts';
import { checkPageState } from './structure/page-state.ts';
import { readTree, type StructureProblem, type Tree } from './structure/tree.ts';
import { checkTypeNames } from './structure/type-names.ts';
import { checkVocabulary } from './structure/vocabulary.ts';

const checks = [
  checkVocabulary,
  checkNouns,
  checkImports,
  checkKernel,
  checkLegacyNames,
  checkCitations,
  checkHygiene,
  checkTypeNames,
  checkExports,
  checkPageState,
];

export function checkStructure(root: string): { problems: StructureProblem[]; tree: Tree } {
  const tree = readTree(root);
  const problems = checks.flatMap((check) => check(tree));
  return { tree, problems: problems.sort((a, b) => a.path.localeCompare(b.path) || (a.at ?? 0) - (b.at ?? 0)) };
}

function main(root: string): void {
  const { tree, problems } = checkStructure(root);
  if (tree.sources.length === 0) throw new Error('no TypeScript file seen: is this the right folder?');
  for (const { path, at, message } of problems) {
    const line = at === undefined ? '' : `:${tree.texts.get(path)?.slice(0, at).split('\n').length}`;
    console.error(`${path}${line}  ${message}`);
  }
  console.log(budgetTable(tree).join('\n'));
  console.log(`structure: ${tree.texts.size} files read, ${problems.length} out of place`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) main(resolve(process.argv[2] ?? '.'));
