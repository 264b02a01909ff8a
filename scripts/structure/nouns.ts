import type { StructureProblem, Tree } from './tree.ts';

/** The folders below a root that are no noun of the contract. */
const nounless = new Set(['kernel', 'pages', 'demo', 'tables', 'testing', 'ui', 'kit', 'platform']);
const webOnly = new Set(['landing', 'static-pages', 'frame', 'template-demos', 'imports', 'palette', 'posters']);

/** The folders directly below `prefix` that are named after a noun. */
export function nounsBelow({ texts }: Tree, prefix: string): string[] {
  const folders = [...texts.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const names = folders.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')));
  return [...new Set(names)].filter((name) => !nounless.has(name));
}

/** The same noun has the same folder in each root, and a line in the glossary. */
export function checkNouns(tree: Tree): StructureProblem[] {
  const contract = nounsBelow(tree, 'contract/');
  const server = nounsBelow(tree, 'server/');
  const web = ['web/visitor/', 'web/console/'].flatMap((roof) => nounsBelow(tree, roof));
  return [
    ...server.filter((noun) => !contract.includes(noun)).map((noun) => stranger(`server/${noun}`)),
    ...web.filter((noun) => !contract.includes(noun) && !webOnly.has(noun)).map((noun) => stranger(`web/${noun}`)),
    ...[...new Set([...contract, ...server, ...web])].flatMap((noun) => notInGlossary(tree, noun)),
  ];
}

const stranger = (path: string): StructureProblem => ({
  path,
  message: 'is no noun of contract/: make its folder there, or move the files to the noun that they serve',
});

function notInGlossary({ texts }: Tree, noun: string): StructureProblem[] {
  if (texts.get('docs/glossary.md')?.includes(`\`${noun}\``)) return [];
  return [{ path: 'docs/glossary.md', message: `has no line for \`${noun}\`: say what it is, and its old name` }];
}
