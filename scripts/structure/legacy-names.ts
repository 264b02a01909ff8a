import type { Source } from './source.ts';
import { type StructureProblem, type Tree, wordsOf } from './tree.ts';

const misspelt = /advatagement|avatagement|exbhition|specilization|excutive|profileRegistrationId|ismaxUsageLimit/i;
const oldStyle = /(?<![A-Za-z])inTake(?![a-z])|(?<![A-Za-z])createAt(?![a-z])|(?<!\w)_id(?!\w)/;

/** The codecs that translate them, and tests. */
const mayKnow =
  /^contract\/.*\/(api|page)\.ts$|^contract\/kernel\/wire\/wire\.ts$|^web\/(shared\/paths\.ts|console\/.*words\.ts)$|\.test\.tsx?$|\/factory\.ts$|^server\/testing\/|^(e2e|bench)\/|^scripts\/structure\//;
const api = /^contract\/.*\/api\.ts$/;
const model = /^contract\/.*\/(model|rules)\.ts$/;
const folderOf = (path: string): string => path.replace(/[^/]*$/, '');

const free = new Set('where desc clinicId mid traffic'.split(' '));

/** Both names of a renamed field: in a table ("parkName: 'name'") or a list ("['parkName', 'name']"). */
const renamed = /\b(\w+)(?:: |(?<=\['\w+)', )'([A-Za-z]\w*)'/g;

export function checkLegacyNames(tree: Tree): StructureProblem[] {
  const wire = new Set(wireNames(tree));
  const closed = tree.sources.filter(({ path }) => !mayKnow.test(path));
  return closed.flatMap((source) =>
    wordsOf(source, source.words, (text) => {
      const found = misspelt.exec(text) ?? oldStyle.exec(text) ?? (wire.has(text) && [text]);
      return found ? [`"${found[0]}" ${belongs}`] : [];
    }),
  );
}

const belongs =
  "is a name of the old API: read and write it in the noun's contract api.ts (for visitors' pages its page.ts), and use the clean name of docs/glossary.md here";

/** Fields that no model has. A model does not make a name clean that its own codec renames. */
function wireNames({ sources, texts }: Tree): string[] {
  const models = sources.filter(({ path }) => model.test(path));
  const foldersWith = (name: string) =>
    models.filter(({ words }) => words.some(({ text }) => text === name)).map(({ path }) => folderOf(path));
  const renamedBy = ({ path, text }: Source) =>
    [...text.matchAll(renamed)].flatMap(([, name = '', clean = '']) => {
      const isLegacy = name !== clean && !free.has(name) && foldersWith(clean).length > 0;
      return isLegacy && foldersWith(name).every((folder) => folder === folderOf(path)) ? [name] : [];
    });
  const codecs = sources.filter(({ path }) => api.test(path));
  return [...glossaryNames(texts.get('docs/glossary.md') ?? ''), ...codecs.flatMap(renamedBy)];
}

/** Names in the last column, "In the old API". Plain words there are its nouns, not fields. */
function glossaryNames(glossary: string): string[] {
  const cells = glossary.split('\n').flatMap((line) => /^\|.*\|.*\|(.*)\|$/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w*[a-z][A-Z]\w*)`/g)].map(([, name = '']) => name));
}
