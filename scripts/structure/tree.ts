import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSource, type Source, type Word } from './source.ts';

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

/** A problem in the line where a place of a text lies. */
export const problemAt = ({ path, text }: { path: string; text: string }, at: number, message: string) => ({
  path,
  line: text.slice(0, at).split('\n').length,
  message,
});

/** One problem for each fault of what a pattern finds in a text. */
export const matchesOf = (
  file: { path: string; text: string },
  pattern: RegExp,
  faults: (match: RegExpExecArray) => string[],
): StructureProblem[] =>
  [...file.text.matchAll(pattern)].flatMap((match) =>
    faults(match).map((message) => problemAt(file, match.index, message)),
  );

/** One problem for each word of a file that the test finds fault with. */
export const wordsOf = (source: Source, words: Word[], fault: (text: string) => string | undefined) =>
  words.flatMap(({ text, at }) => {
    const message = fault(text);
    return message ? [problemAt(source, at, message)] : [];
  });
