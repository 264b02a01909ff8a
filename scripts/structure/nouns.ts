import { posix } from 'node:path';
import type { StructureProblem, Tree } from './tree.ts';

/** The folder of a noun, as in `server/parks`, at the beginning of a path. */
const noun =
  /^(?:contract|server|web\/(?:visitor|console))\/(?!(?:kernel|demo|testing|pages|tables|ui|kit|platform)\/)[^/]+(?=\/)/;
const webOnly = /^web\/\w+\/(landing|static-pages|frame|template-demos|imports|palette|posters)$/;

export const nounOf = (path: string): string | undefined => noun.exec(path)?.[0];

const foldersOf = ({ texts }: Tree): string[] => [
  ...new Set([...texts.keys()].map(nounOf).filter((folder) => folder !== undefined)),
];

/** The nouns by the names of their folders in contract/. */
export const contractNouns = (tree: Tree): string[] =>
  foldersOf(tree).flatMap((folder) => /^contract\/(.*)/.exec(folder)?.[1] ?? []);

/** The same noun has the same folder in each root, and a line in the glossary. */
export function checkNouns(tree: Tree): StructureProblem[] {
  const [folders, known] = [foldersOf(tree), contractNouns(tree)];
  const strangers = folders.filter((path) => !known.includes(posix.basename(path)) && !webOnly.test(path));
  const names = new Set(folders.map((path) => posix.basename(path)));
  const unlisted = [...names].filter((name) => !tree.texts.get('docs/glossary.md')?.includes(`\`${name}\``));
  return [
    ...strangers.map((path) => ({ path, message: stranger })),
    ...unlisted.map((name) => ({ path: 'docs/glossary.md', message: `has no line for \`${name}\`: ${line}` })),
  ];
}

const stranger = 'is no noun of contract/: make its folder there, or move the files to the noun that they serve';
const line = 'say what it is, and its old name';
