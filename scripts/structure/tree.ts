import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseSource, type Source, type Word } from './source.ts';

export type StructureProblem = { path: string; at?: number; message: string };

export type Tree = { texts: Map<string, string>; sources: Source[] };

const textual =
  /\.([jt]sx?|[mc]js|json|md|css|html|svg|sql|grit|sh|ya?ml|txt|toml)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore|LICENSE|Dockerfile)$/;

/** Leaves out what .gitignore names. Works without git, which a bare machine does not have. */
export function readTree(root: string): Tree {
  const file = join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const ignored = new Set(lines.map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const exclude = (path: string) => [basename(path), path, `*${extname(path)}`].some((name) => ignored.has(name));
  const paths = globSync(['**', '.*', '.ci/*'], { cwd: root, exclude }).filter((path) => textual.test(path));
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const code = [...texts].filter(([path]) => /(?<!\.d)\.tsx?$/.test(path));
  return { texts, sources: code.map(([path, text]) => parseSource(path, text)) };
}

export const matchesOf = (path: string, text: string, pattern: RegExp, faults: (match: RegExpExecArray) => string[]) =>
  [...text.matchAll(pattern)].flatMap((match) => faults(match).map((message) => ({ path, at: match.index, message })));

export const wordsOf = ({ path }: Source, words: Word[], faults: (text: string) => string[]): StructureProblem[] =>
  words.flatMap(({ text, at }) => faults(text).map((message) => ({ path, at, message })));
