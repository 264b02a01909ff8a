import { posix } from 'node:path';
import { matchesOf, type StructureProblem, type Tree } from './tree.ts';

const pageless = /(?<!RFC \d+,? )(?:\bsections? |§) ?\d/gi;

const numbers = String.raw`\d{1,2}(?:\.\d{1,2})*(?:(?:, | and | to )\d{1,2}(?:\.\d{1,2})*(?!\d))*`;
const page = String.raw`(?<![\w$}-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]+\.md\b`;
/** `docs/behaviour.md 5.3 and 6`, or a page alone. */
const citation = new RegExp(String.raw`(${page})(?:\)? (${numbers}))?`, 'g');
const decision = /\bdecisions?[ /](\d{4}(?:(?:, | and )\d{4})*)/g;
const place = /`([\w./-]+\.(?:tsx?|sql)):([a-z_]\w*)`/gi;
const heading = /^(?:#{2,4} (\d[\d.]*) \S|\| (\d{1,2}\.\d{1,2}) +\|)/gm;

/** Unchecked: data, this rule and its tests, which invent pages, and released steps of tables, whose text is fixed. */
const unread = /\.json$|^scripts\/(?:structure\/citations\.ts|check-structure\.test\.ts)$|^server\/[\w-]+\/tables\.ts$/;
const ofDocs = /^docs\//;
const writesSnapshots = /^server\/app\.\w+\.test\.ts$/;

/** Every cited page, numbered section, decision and place in the code exists. */
export function checkCitations({ texts }: Tree): StructureProblem[] {
  const pages = [...texts].filter(([path]) => path.endsWith('.md'));
  const sections = new Map(pages.map(([path, text]) => [path, [...text.matchAll(heading)].map(sectionIn)]));
  const read = [...texts].filter(([path]) => !unread.test(path));
  return read.flatMap(([path, text]) => [
    ...(path.endsWith('.md') ? [] : matchesOf(path, text, pageless, () => [noSection])),
    ...matchesOf(path, text, citation, ([, name = '', cited = '']) => noPage(path, name, cited, sections)),
    ...matchesOf(path, text, decision, ([, cited = '']) => undecided(cited, sections)),
    ...(ofDocs.test(path) ? matchesOf(path, text, place, ([, file, name]) => noPlace(texts, file, name)) : []),
  ]);
}

const sectionIn = ([, title, row]: RegExpExecArray): string => title ?? row ?? '';

type Sections = Map<string, string[]>;

const noSection = 'a section without its page: say docs/behaviour.md 5.3';

function noPage(path: string, name: string, cited: string, sections: Sections): string[] {
  const folders = [
    '',
    posix.dirname(path),
    ...(ofDocs.test(path) ? ['docs'] : []),
    ...(writesSnapshots.test(path) ? ['server/testing/snapshots'] : []),
  ];
  const found = folders.map((folder) => sections.get(posix.join(folder, name))).find(Boolean);
  if (!found) return [`${name}: no such page; docs/ has those that there are`];
  return numbersIn(cited).flatMap((number) => (found.includes(number) ? [] : [`${name} has no section ${number}`]));
}

const undecided = (cited: string, sections: Sections): string[] =>
  numbersIn(cited)
    .filter((number) => ![...sections.keys()].some((path) => path.startsWith(`docs/decisions/${number}-`)))
    .map((number) => `there is no decision ${number} in docs/decisions/`);

const noPlace = (texts: Tree['texts'], file = '', name = ''): string[] =>
  texts.get(file)?.match(`\\b${name}\\b`) ? [] : [`${file}:${name} is not there: name what does this now`];

const numbersIn = (list: string): string[] => list.match(/\d+(?:\.\d+)*/g) ?? [];
