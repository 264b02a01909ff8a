import type { StructureProblem, Tree } from './tree.ts';

const MOST = 5;
const changing = /^(?:export )?let \w+/gm;
const explained = /(\*\/|^\/\/.*)\n$/m;

/** Allows five changing variables in all modules of the web, each with its reason in a comment. */
export function checkPageState({ sources }: Tree): StructureProblem[] {
  const own = sources.filter(({ path, isTest }) => /^web\/(?!.*\/testing\/)/.test(path) && !isTest);
  const all = own.flatMap(({ path, text }) =>
    [...text.matchAll(changing)].map(({ index }) => ({ path, at: index, text })),
  );
  const bare = all.filter(({ text, at }) => !explained.test(text.slice(0, at).split('\n').slice(-2).join('\n')));
  const tooMany = all.length > MOST ? all.slice(MOST) : [];
  return [
    ...bare.map(({ path, at }) => ({ path, at, message: unexplained })),
    ...tooMany.map(({ path, at }) => ({ path, at, message: crowded })),
  ];
}

const unexplained = 'is a variable of the whole page: say in a comment above why';
const crowded = `is one more than ${MOST} variables of the whole page: keep it in an object made at the start, or in React`;
