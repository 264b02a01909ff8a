import { posix } from 'node:path';
import { nounOf } from './nouns.ts';
import type { Source } from './source.ts';
import { type StructureProblem, type Tree, wordsOf } from './tree.ts';

function resolveImport(from: string, specifier: string): string {
  if (/^#(contract|server|web)\//.test(specifier)) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : '';
}

/** Import rules that Biome does not know, and circles. Tests may import everything. */
export function checkImports({ sources }: Tree): StructureProblem[] {
  const own = sources.filter(({ isTest }) => !isTest);
  const broken = (source: Source) => wordsOf(source, source.imports, (text) => brokenRule(source.path, text));
  return [...own.flatMap(broken), ...circles(own.filter(({ path }) => !path.startsWith('contract/')))];
}

const open =
  /\/(queries\.ts|(?:[^/]+-)?words\.ts|[^/]+-section\.tsx|[^/]+-(column|field|filter)\.tsx?|use-[^/]+\.tsx?|menu\.ts|presentation\.tsx)$/;
const folderOf = (path: string): string | undefined => /^(?:contract|server|web\/\w+)\/[^/]+(?=\/)/.exec(path)?.[0];
const roofOf = (path: string): string | undefined => /^web\/\w+(?=\/)/.exec(path)?.[0];

function brokenRule(from: string, specifier: string): string[] {
  const to = resolveImport(from, specifier);
  if (/^web\/.*\/testing\//.test(to) && !/^web\/.*\/testing\//.test(from)) return [testing];
  const [own, other, isOfWeb] = [nounOf(from), nounOf(to), roofOf(from) && roofOf(to)];
  if (isOfWeb && roofOf(to) !== roofOf(from) && !underRoof.some((pair) => pair.test(`${from} ${to}`))) return [roofs];
  if (isOfWeb && other && /^web\/\w+\/(platform|ui|kit)\//.test(from)) return [nounless];
  if (specifier.startsWith('.') && folderOf(to) && folderOf(from) && folderOf(to) !== folderOf(from)) return [unnamed];
  return isOfWeb && own && other && own !== other && !open.test(to) ? [shut] : [];
}

/** Imports between web/visitor, console, gate, ui and shared that are allowed, as "importer imported". */
const underRoof = [
  / web\/shared\//,
  /^web\/(?!shared\/)\S+ web\/ui\//,
  // The gate is a screen of the console's program, which mounts it, with its session and calls.
  /^web\/console\/routes\.tsx web\/gate\//,
  /^web\/gate\/\S+ web\/console\/platform\/(?:client|session)\.ts$/,
  /^web\/gate\/testing\/\S+ web\/console\/kit\/testing\//,
];

const roofs = 'each audience has a roof of its own: what both need goes to web/shared/, which knows neither';
const testing = 'only tests import what is in testing/, which may use Node';
const nounless = 'platform, ui and kit know no product noun: hand in what they need';
const unnamed = 'another folder is named from the root, as in #server/…: Biome knows its door by that';
const shut = 'enter by its queries.ts, words.ts, a *-section, *-column, *-field or *-filter, or a use-*.ts';

/** Pages of visitors are above the nouns: they combine several, and no noun imports them. */
const floorOf = (path: string): string | undefined =>
  /^server\/.*page\.ts$/.test(path) ? nounOf(path)?.concat('/page.ts') : nounOf(path);

/** Words import nothing of their noun: they close no circle. */
function circles(sources: Source[]): StructureProblem[] {
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    for (const { text } of imports.filter((found) => !/[/-]words\.ts$/.test(found.text))) {
      const [from, to] = [floorOf(path), floorOf(resolveImport(path, text))];
      if (from && to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return [...uses].flatMap(([path, used]) => {
    // A Set's iteration includes what is added during it.
    const reached = new Set(used);
    for (const noun of reached) for (const next of uses.get(noun) ?? []) reached.add(next);
    return reached.has(path) ? [{ path, message: `is in a circle: it uses ${[...used].join(', ')}; ${mend}` }] : [];
  });
}

const mend = 'pass a function in from app.ts, or move the shared step to the lower of the two';
