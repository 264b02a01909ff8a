import { resolveImport } from './imports.ts';
import type { Problem, Tree } from './tree.ts';

const webOnly = new Set(['landing', 'static-pages', 'frame', 'template-demos', 'imports', 'palette']);
/** One roof for each audience, and the folders below it that belong to no noun. */
const webRoofs = ['web/visitor/', 'web/console/'];
const nounless = new Set(['ui', 'kit', 'platform']);
/** What lies in server/ and is no noun. */
export const noNouns = ['kernel', 'pages', 'demo', 'tables', 'testing'];

/** The noun folders of one root: those directly below `prefix`. */
function nounsBelow({ texts }: Tree, prefix: string): string[] {
  const below = [...texts.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return [...new Set(below.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))))];
}

/** The same noun has the same folder in each root, a line in the glossary, a way in from app.ts, and stays small. */
export function checkNouns(tree: Tree): Problem[] {
  const contract = nounsBelow(tree, 'contract/').filter((folder) => folder !== 'kernel');
  const server = nounsBelow(tree, 'server/').filter((folder) => !noNouns.includes(folder));
  const web = webRoofs.flatMap((roof) => nounsBelow(tree, roof)).filter((folder) => !nounless.has(folder));
  const all = [...new Set([...contract, ...server, ...web])];
  return [
    ...strangers(server, 'server', contract),
    ...strangers(
      web.filter((noun) => !webOnly.has(noun)),
      'web',
      contract,
    ),
    ...notEntered(tree, server),
    ...all.flatMap((noun) => notInGlossary(tree, noun)),
  ];
}

function strangers(nouns: string[], root: string, contract: string[]): Problem[] {
  return nouns
    .filter((noun) => !contract.includes(noun))
    .map((noun) => ({
      path: `${root}/${noun}`,
      message: `is no noun of contract/: make contract/${noun}/, or move the files to the noun that they serve`,
    }));
}

function notEntered({ sources, texts }: Tree, nouns: string[]): Problem[] {
  const app = sources.find((source) => source.path === 'server/app.ts');
  const entered = new Set(app?.imports.map((found) => resolveImport('server/app.ts', found.specifier)));
  return nouns
    .map((noun) => `server/${noun}/routes.ts`)
    .filter((path) => texts.has(path) && !entered.has(path))
    .map((path) => ({ path, message: 'is not mounted: enter it, by name, in server/app.ts' }));
}

function notInGlossary({ texts }: Tree, noun: string): Problem[] {
  if (texts.get('docs/glossary.md')?.includes(`\`${noun}\``)) return [];
  return [
    { path: 'docs/glossary.md', message: `has no line for \`${noun}\`: say what it is and what the old API calls it` },
  ];
}
