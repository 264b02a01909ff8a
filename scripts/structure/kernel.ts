import { nounsBelow } from './nouns.ts';
import { type StructureProblem, type Tree, wordsOf } from './tree.ts';

/** Nouns that the kernel has in a sense of its own: the tenant, who is signed in, HTTP, what waits, what lets pass. */
const ownSense = new Set(['organisations', 'accounts', 'sessions', 'requests', 'images', 'queues', 'audit', 'passes']);

/** Every word of server/kernel that names a noun of contract/, as one or as many: the kernel is to know none. Tests apart. */
export function kernelNouns(tree: Tree): StructureProblem[] {
  const nouns = nounsBelow(tree, 'contract/').filter((noun) => !ownSense.has(noun));
  const names = nouns.flatMap((noun) => [noun, singular(noun)]);
  const named = new RegExp(`(?<![a-z])(?:${names.join('|')})(?![a-z])`);
  const kernel = tree.sources.filter(({ path, isTest }) => path.startsWith('server/kernel/') && !isTest);
  return kernel.flatMap((source) =>
    wordsOf(source, source.words, (text) => (named.test(spelt(text)) ? `"${text}" names a noun` : undefined)),
  );
}

/** `coachingBatch`, `coaching_batch` and `Coaching batch` as `coaching-batch`. */
const spelt = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_ ]/g, '-')
    .toLowerCase();

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/(ss|ch)es$|s$/, '$1');
