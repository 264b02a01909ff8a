import type { Problem, Tree } from './tree.ts';

const functionFile = /^server\/database\/functions\/([^/]+)\/[^/]+$/;
const tableFile = /^server\/database\/tables\/([^/]+)\.ts$/;
const wellNamed = /^server\/database\/functions\/[a-z0-9-]+\/[a-z][a-z0-9_]*\.sql$/;
const definition = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b/i;
/** Tests define what belongs to them alone: a guard taken away, a disk that is full. */
const mayDefine = /\.test\.tsx?$|^server\/testing\/|^server\/database\/functions\//;
/** What knows no noun: roles, limits, the settings of a scope. */
const PLATFORM = 'platform';

/** Every function of the database has one file, below the noun that it serves; nothing else defines one. */
export function checkDatabase({ texts }: Tree): Problem[] {
  const nouns = new Set([...texts.keys()].map((path) => /^contract\/([^/]+)\//.exec(path)?.[1]));
  const code = [...texts].filter(([path]) => /\.(tsx?|sql)$/.test(path));
  return [
    ...code.flatMap(([path]) => [...misnamed(path), ...ofNoNoun(path, nouns)]),
    ...code.filter(([path]) => !mayDefine.test(path)).flatMap(([path, text]) => definitions(path, text)),
  ];
}

function misnamed(path: string): Problem[] {
  if (!functionFile.test(path) || wellNamed.test(path)) return [];
  const message =
    'server/database/ has schema.ts, tables/<noun>.ts and functions/<noun>/<name>.sql, the name as the function has it';
  return [{ path, message }];
}

function ofNoNoun(path: string, nouns: Set<string | undefined>): Problem[] {
  const noun = (functionFile.exec(path) ?? tableFile.exec(path))?.[1];
  if (noun === undefined || noun === PLATFORM || nouns.has(noun)) return [];
  return [{ path, message: `${noun} is no noun of contract/: tables and functions lie with the noun that they serve` }];
}

function definitions(path: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, at) => {
    const message =
      'defines a function of the database: these have one file each, server/database/functions/<noun>/<name>.sql';
    return definition.test(line) ? [{ path, line: at + 1, message }] : [];
  });
}
