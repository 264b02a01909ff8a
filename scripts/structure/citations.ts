import { posix } from 'node:path';
import type { Problem, Tree } from './tree.ts';

/** Pages from before this repository had its own, by their old names: whoever clones it cannot read them. */
const outside =
  /\bproduct[- ]spec(?:ification)?\b|(?<![\w/-])(?:stack|speed|scale|field)\.md\b|(?<!docs\/)\b(?:behaviour|payments|reliability|experience)(?:\.md)? (?:sections?|rules?|§) ?\d/i;
/** A section without its page; those of an RFC stand behind its number. */
const pageless = /(?<!RFC \d+,? )(?:\bsections? |§) ?\d/i;

const numbers = String.raw`\d{1,2}(?:\.\d{1,2})*(?:(?:, | and | to )\d{1,2}(?:\.\d{1,2})*(?!\d))*`;
const page = String.raw`(?<![\w$}-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]+\.md\b`;
/** `docs/behaviour.md 5.3 and 6`, or a page alone. */
const citation = new RegExp(String.raw`(${page})(?:\)? (${numbers}))?`, 'g');
const ownSection = new RegExp(String.raw`\bsections? (${numbers})`, 'g');
const decision = /\bdecisions?[ /](\d{4}(?:(?:, | and )\d{4})*)/g;
/** A numbered heading, or a row of a table that begins with the number of a section. */
const heading = /^(?:#{2,4} (\d[\d.]*) \S|\| (\d{1,2}\.\d{1,2}) +\|)/gm;

/** Data, and the rules of this folder with their tests, which speak of pages that they make up. */
const unread = /\.json$|^scripts\/(?:structure\/citations\.ts|check-structure\.test\.ts)$/;
/** Pages of docs/, and the tests that write some of them, may leave out the folder. */
const ofDocs = /^docs\/|^server\/app\.\w+\.test\.ts$/;

type Sections = Map<string, Set<string>>;

/** Every page, numbered section and decision that code, tests and documents cite is there. */
export function checkCitations({ texts }: Tree): Problem[] {
  const sections: Sections = new Map(
    [...texts].filter(([path]) => path.endsWith('.md')).map(([path, text]) => [path, new Set(sectionsOf(text))]),
  );
  return [...texts]
    .filter(([path]) => !unread.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, at) => problemsOf(path, line, sections).map((message) => ({ path, line: at + 1, message }))),
    );
}

const sectionsOf = (text: string): string[] =>
  [...text.matchAll(heading)].flatMap(([, title, row]) => title ?? row ?? []);

function problemsOf(path: string, line: string, sections: Sections): string[] {
  const old = outside.exec(line)?.[0];
  if (old)
    return [`"${old}" is a page outside this repository: cite docs/product/, docs/behaviour.md or another of docs/`];
  const isPage = path.endsWith('.md');
  if (!isPage && pageless.test(line)) return ['a section without its page: cite it as in docs/behaviour.md 5.3'];
  return [
    ...(isPage ? missing(path, listed(line, ownSection), sections) : []),
    ...listed(line, decision).flatMap((number) => undecided(number, sections)),
    ...[...line.matchAll(citation)].flatMap(([, name = '', cited = '']) => broken(path, name, cited, sections)),
  ];
}

/** The numbers of every list that the pattern finds. */
const listed = (line: string, pattern: RegExp): string[] =>
  [...line.matchAll(pattern)].flatMap(([, list = '']) => numbersIn(list));

const numbersIn = (list: string): string[] => list.match(/\d+(?:\.\d+)*/g) ?? [];

function broken(path: string, name: string, cited: string, sections: Sections): string[] {
  const folders = ['', posix.dirname(path), ...(ofDocs.test(path) ? ['docs'] : [])];
  const found = folders.map((folder) => posix.join(folder, name)).find((at) => sections.has(at));
  return found
    ? missing(found, numbersIn(cited), sections)
    : [
        `${name}: no such page. What the product promises is in docs/product/, what the server does in docs/behaviour.md`,
      ];
}

const missing = (name: string, cited: string[], sections: Sections): string[] =>
  cited
    .filter((number) => !sections.get(name)?.has(number))
    .map((number) => `${name} has no section ${number}: its headings say which there are`);

const undecided = (number: string, sections: Sections): string[] =>
  [...sections.keys()].some((path) => path.startsWith(`docs/decisions/${number}-`))
    ? []
    : [`there is no decision ${number} in docs/decisions/`];
