import type { StructureProblem, Tree } from './tree.ts';

const noun =
  /^(?:contract|server|web\/(?:visitor|console))\/(?!(?:kernel|demo|testing|pages|tables|ui|kit|platform)\/)[^/]+(?=\/)/;
const webOnly = /^web\/\w+\/(landing|static-pages|frame|template-demos|imports|palette|posters)$/;

export const nounOf = (path: string): string | undefined => noun.exec(path)?.[0];

const foldersOf = ({ texts }: Tree): string[] => [...new Set([...texts.keys()].flatMap((path) => nounOf(path) ?? []))];

export const contractNouns = (tree: Tree): string[] =>
  foldersOf(tree).flatMap((folder) => /^contract\/(.*)/.exec(folder)?.[1] ?? []);

/** A noun has the same folder name in each root, and a line in the glossary. */
export function checkNouns(tree: Tree): StructureProblem[] {
  const [known, glossary] = [contractNouns(tree), tree.texts.get('docs/glossary.md') ?? ''];
  return foldersOf(tree).flatMap((path) => {
    const name = path.replace(/.*\//, '');
    const isKnown = known.includes(name) || webOnly.test(path);
    const faults = [isKnown ? [] : stranger, glossary.includes(`\`${name}\``) ? [] : unlisted];
    return faults.flat().map((message) => ({ path, message }));
  });
}

const stranger = 'is no noun of contract/: make its folder there, or move the files to the noun that they serve';
const unlisted = 'has no line in docs/glossary.md: say what it is, and its old name';
