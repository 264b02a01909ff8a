import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lineOf, parseSource, type Source, type Word } from './source.ts';

/** Something that is not where, or not as, it belongs. */
export type StructureProblem = { path: string; line?: number; message: string };

/** Every file of the repository by its path; TypeScript ones are parsed as well. */
export type Tree = { texts: Map<string, string>; sources: Source[] };

const textual =
  /\.([jt]sx?|[mc]js|json|md|css|html|svg|sql|grit|sh|ya?ml|txt|toml)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore|LICENSE|Dockerfile)$/;

/** Reads the repository below `root`, without what .gitignore names. It needs no git: a bare machine has none. */
export function readTree(root: string): Tree {
  const paths = [...walk(root, '', ignoredNames(root))].filter((path) => textual.test(path));
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const code = [...texts].filter(([path]) => /(?<!\.d)\.tsx?$/.test(path));
  return { texts, sources: code.map(([path, text]) => parseSource(path, text)) };
}

function* walk(root: string, folder: string, ignored: Set<string>): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if ([entry.name, path, `*${extname(entry.name)}`].some((name) => ignored.has(name))) continue;
    if (entry.isDirectory()) yield* walk(root, path, ignored);
    else if (entry.isFile()) yield path;
  }
}

function ignoredNames(root: string): Set<string> {
  const file = join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(['.git', ...lines.map((line) => line.trim().replace(/^\/|\/$/g, '')).filter(Boolean)]);
}

/** One problem for each line of a text that the test finds fault with. */
export function linesOf(path: string, text: string, faults: (line: string) => string[]): StructureProblem[] {
  return text.split('\n').flatMap((line, at) => faults(line).map((message) => ({ path, line: at + 1, message })));
}

/** One problem for each word of a file that the test finds fault with. */
export function wordsOf(
  source: Source,
  words: Word[],
  fault: (text: string) => string | undefined,
): StructureProblem[] {
  return words.flatMap((word) => {
    const message = fault(word.text);
    return message ? [{ path: source.path, line: lineOf(source, word), message }] : [];
  });
}
