import { contractNouns } from './nouns.ts';
import { type StructureProblem, type Tree, wordsOf } from './tree.ts';

/** Nouns that the kernel has in a sense of its own: the tenant, who is signed in, HTTP, what waits, what lets pass. */
const ownSense = /^(organisations|accounts|sessions|images|queues|audit|passes|gates|admissions)$/;

/** Places that may say such a word, and why: each is a name that the kernel did not choose, or the identity of the caller. */
const exempt: [file: string, word: RegExp][] = [
  // The signed-in are known by the roles of the database, the directory of log-ins, and an inspector's or a counter's post.
  ['database/scope.ts', /inspector|counter|park|branch/],
  ['database/tables.ts', /inspector|counter/],
  ['identity/session.ts', /park|branch/],
  ['identity/session-batch.ts', /park|branch/],
  // The settings of a server have the names that operators know, and tell them what they do.
  ['operations/config.ts', /payments|confirmation|tickets/],
  // Classes of traffic, which contract/kernel/endpoint.ts names.
  ['traffic/classes.ts', /^(payment|booking)$/],
  // Counter is a part of prom-client, payment=() a word of browsers.
  ['operations/metrics.ts', /^counter$/],
  ['http/security-headers.ts', /payment=\(\)/],
  // Pages and answers are told in a language, with what owners say in it.
  ['http/language.ts', /translations/],
  // The build for their browsers is called so (vite.config.ts).
  ['http/pages/web-built.ts', /^televisions$/],
];

/** Finds the words of server/kernel that name a noun of contract/, as one or as many: the kernel knows none. Tests apart. */
export function checkKernel(tree: Tree): StructureProblem[] {
  const nouns = contractNouns(tree).filter((noun) => !ownSense.test(noun));
  const named = new RegExp(`(?<![a-z])(?:${nouns.flatMap((noun) => [noun, singular(noun)]).join('|')})(?![a-z])`);
  const kernel = tree.sources.filter(({ path, isTest }) => path.startsWith('server/kernel/') && !isTest);
  return kernel.flatMap((source) => {
    const own = exempt.filter(([file]) => source.path === `server/kernel/${file}`).map(([, word]) => word);
    const isNoun = (text: string) => named.test(spelt(text)) && !own.some((word) => word.test(spelt(text)));
    return wordsOf(source, source.words, (text) => (isNoun(text) ? [`"${text}" names a noun: ${mend}`] : []));
  });
}

const mend = 'hand in what belongs to it, or say in scripts/structure/kernel.ts why it may stand';

/** `coachingBatch`, `coaching_batch` and `Coaching batch` as `coaching-batch`. */
const spelt = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_ ]/g, '-')
    .toLowerCase();

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/(ss|ch)es$|s$/, '$1');
