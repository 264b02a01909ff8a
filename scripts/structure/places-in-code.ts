import type { Problem, Tree } from './tree.ts';

/** A place in the code as pages name it: a file, and a name that stands in it. */
const place = /`([\w./-]+\.(?:tsx?|sql)):([a-z_]\w*)`/gi;

/** Every place that a page of docs/ names as `file:name` is there. Decisions speak of their own day. */
export function checkPlacesInCode({ texts }: Tree): Problem[] {
  return [...texts]
    .filter(([path]) => /^docs\/(?!decisions\/).*\.md$/.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, at) => gone(line, texts).map((message) => ({ path, line: at + 1, message }))),
    );
}

const gone = (line: string, texts: Tree['texts']): string[] =>
  [...line.matchAll(place)].flatMap(([, file = '', name = '']) => {
    const text = texts.get(file);
    if (text === undefined) return [`${file} is not there: name the file that does this now`];
    return new RegExp(`\\b${name}\\b`).test(text) ? [] : [`${file} has no ${name}: name what does this now`];
  });
