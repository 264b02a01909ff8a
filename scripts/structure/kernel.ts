import { contractNouns } from './nouns.ts';
import type { Source } from './source.ts';
import { type StructureProblem, type Tree, wordsOf } from './tree.ts';

/** The kernel has a meaning of its own for these: the tenant, who is signed in, HTTP, waiting, passing. */
const ownSense = /^(organisations|accounts|sessions|images|queues|audit|passes|gates|admissions)$/;

const exempt: [file: string, word: RegExp][] = [
  // Callers are known by roles of the database, by the directory of log-ins, and by the post of an inspector or
  // counter.
  ['database/scope.ts', /inspector|counter|park|branch/],
  ['database/tables.ts', /inspector|counter/],
  ['identity/session.ts', /park|branch/],
  ['identity/session-batch.ts', /park|branch/],
  ['operations/config.ts', /payments|confirmation|tickets/],
  ['traffic/classes.ts', /^(payment|booking)$/],
  // Counter is a part of prom-client, payment=() a word of browsers.
  ['operations/metrics.ts', /^counter$/],
  ['http/security-headers.ts', /payment=\(\)/],
  ['http/language.ts', /translations/],
  ['http/pages/pages.ts', /translations/],
  // The decoder's word for cutting around what catches the eye.
  ['http/pages/picture.ts', /^attention$/],
];

/** Of the rest of server/ the kernel imports the printed types of all tables, and the schema that it migrates. */
const importedByKernel: [specifier: string, file: RegExp][] = [
  ['#server/tables.ts', /^server\/kernel\/(database|records)\//],
  ['#server/schema.ts', /^server\/kernel\/database\/migrate\.ts$/],
];

/** The kernel names no noun of contract/, in singular or plural, and imports none, nor `Deps`. Tests apart. */
export function checkKernel(tree: Tree): StructureProblem[] {
  const kernel = tree.sources.filter(({ path, isTest }) => path.startsWith('server/kernel/') && !isTest);
  return [...kernel.flatMap(importedOutside), ...nounsNamed(tree, kernel)];
}

const importedOutside = (source: Source): StructureProblem[] =>
  wordsOf(source, source.imports, (specifier) => {
    const isKnown = importedByKernel.some(([known, file]) => specifier === known && file.test(source.path));
    return !specifier.startsWith('#server/') || specifier.startsWith('#server/kernel/') || isKnown
      ? []
      : [`the kernel imports nothing of ${specifier}: take the two or three things that are used as parameters`];
  });

function nounsNamed(tree: Tree, kernel: readonly Source[]): StructureProblem[] {
  const nouns = contractNouns(tree).filter((noun) => !ownSense.test(noun));
  const named = new RegExp(`(?<![a-z])(?:${nouns.flatMap((noun) => [noun, singular(noun)]).join('|')})(?![a-z])`);
  return kernel.flatMap((source) => {
    const own = exempt.filter(([file]) => source.path === `server/kernel/${file}`).map(([, word]) => word);
    const isNoun = (text: string) => named.test(spelt(text)) && !own.some((word) => word.test(spelt(text)));
    return wordsOf(source, source.words, (text) => (isNoun(text) ? [`"${text}" names a noun: ${mend}`] : []));
  });
}

const mend = 'hand in what belongs to it, or say in scripts/structure/kernel.ts why it may stand';

const spelt = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_ ]/g, '-')
    .toLowerCase();

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/(ss|ch)es$|s$/, '$1');
