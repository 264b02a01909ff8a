import type { Problem, Tree } from './tree.ts';

const sqlFile = /^server\/.*\.sql$/;
const wellNamed = /^server\/(?:[a-z0-9-]+|kernel\/database)\/functions\/[a-z][a-z0-9_]*\.sql$/;
const definition = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b/i;
/** Tests define what belongs to them alone: a guard taken away, a disk that is full. */
const mayDefine = /\.test\.tsx?$|^server\/testing\/|^server\/.*\/functions\//;
/** Every function of the database has one file, below the noun that it serves; nothing else defines one. */
export function checkDatabase({ texts }: Tree): Problem[] {
  const code = [...texts].filter(([path]) => /\.(tsx?|sql)$/.test(path));
  return [
    ...code.flatMap(([path]) => misnamed(path)),
    ...code.filter(([path]) => !mayDefine.test(path)).flatMap(([path, text]) => definitions(path, text)),
  ];
}

function misnamed(path: string): Problem[] {
  if (!sqlFile.test(path) || wellNamed.test(path)) return [];
  return [{ path, message: 'a function lies in server/<noun>/functions/<name>.sql, the name as the function has it' }];
}

function definitions(path: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, at) => {
    const message = 'defines a function of the database: these have one file each, server/<noun>/functions/<name>.sql';
    return definition.test(line) ? [{ path, line: at + 1, message }] : [];
  });
}
