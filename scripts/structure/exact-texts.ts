import type { Problem, Tree } from './tree.ts';

/** A text between single quotes; an apostrophe within a word does not end it. */
const quoted = /(?<![\w`])'((?:[^']|'(?=\w))+)'(?!\w)/g;
/** What stands for a value: `{park}`. */
const value = /\{[^}]*\}/;

/** Every text that docs/product/ gives to the letter (docs/product/README.md 3) stands so in the code. */
export function checkExactTexts({ texts, sources }: Tree): Problem[] {
  const code = sources
    .filter(({ path, isTest }) => !isTest && /^(contract|server|web)\//.test(path))
    .flatMap(({ words }) => words.map(({ text }) => text.replaceAll(/\s*\n\s*/g, ' ')))
    .join('\n');
  return [...texts]
    .filter(([path]) => path.startsWith('docs/product/'))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, at) => strange(line, code).map((message) => ({ path, line: at + 1, message }))),
    );
}

const strange = (line: string, code: string): string[] =>
  [...line.matchAll(quoted)]
    .flatMap(([, text = '']) => text)
    .filter((text) => text.split(value).some((part) => !code.includes(part)))
    .map((text) => `'${text}' stands nowhere in the code: mend the page, or the code`);
