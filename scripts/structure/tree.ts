import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSource, type Source } from './source.ts';

/** Something that is not where, or not as, it belongs. */
export type Problem = { path: string; line?: number; message: string };

/** Every file of the repository by its path; TypeScript ones are parsed as well. */
export type Tree = { texts: Map<string, string>; sources: Source[] };

const textual = new Set(
  '.ts .tsx .js .jsx .mjs .cjs .json .md .css .html .svg .sql .grit .sh .yml .yaml .txt .toml'.split(' '),
);

/** Reads the repository below `root`, without what .gitignore names. It needs no git: a bare machine has none. */
export function readTree(root: string): Tree {
  const texts = new Map<string, string>();
  const ignored = new Set(['.git', ...ignoredNames(root)]);
  for (const path of walk(root, '', ignored)) {
    if (isText(path)) texts.set(path, readFileSync(join(root, path), 'utf8'));
  }
  const code = [...texts].filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  return { texts, sources: code.map(([path, text]) => parseSource(path, text)) };
}

function* walk(root: string, folder: string, ignored: Set<string>): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignored.has(entry.name) || ignored.has(path) || ignored.has(`*${extname(entry.name)}`)) continue;
    if (entry.isDirectory()) yield* walk(root, path, ignored);
    else if (entry.isFile()) yield path;
  }
}

function ignoredNames(root: string): string[] {
  const file = readdirSync(root).includes('.gitignore') ? readFileSync(join(root, '.gitignore'), 'utf8') : '';
  return file
    .split('\n')
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter(Boolean);
}

function isText(path: string): boolean {
  return textual.has(extname(path)) || /(^|\/)(\.ci\/run|\.npmrc|\.gitignore|LICENSE|Dockerfile)$/.test(path);
}
