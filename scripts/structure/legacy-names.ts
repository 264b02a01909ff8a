import type { Problem, Tree } from './tree.ts';

/** Names of the old API, as words in the code: each has a clean one inside (docs/glossary.md). */
const misspelt = /advatagement|avatagement|exbhition|specilization|excutive|profileRegistrationId|ismaxUsageLimit/i;
const oldStyle = /(?<![A-Za-z])inTake(?![a-z])|(?<![A-Za-z])createAt(?![a-z])|(?<!\w)_id(?!\w)/;

const mayKnow = [
  /^contract\/.*\/api\.ts$/,
  /^contract\/kernel\/wire\.ts$/,
  /^web\/(shared\/paths\.ts|console\/.*words\.ts)$/,
  /\.test\.tsx?$|\/factory\.ts$/,
  /^server\/testing\//,
  /^(e2e|bench)\//,
  /^scripts\/structure\/legacy-names\.ts$/,
];

const isApi = (path: string): boolean => /^contract\/.*\/api\.ts$/.test(path);
const isModel = (path: string): boolean => /^contract\/.*\/(model|rules)\.ts$/.test(path);
const folderOf = (path: string): string => path.replace(/[^/]*$/, '');

/** Words of every day that the old API uses for something of its own; `mid` is the gateways' word, too. */
const ordinary = ['where', 'desc', 'payment', 'clinicId', 'mid'];
/** What an endpoint is described by, as data. */
const describing = ['method', 'access', 'traffic', 'list', 'one', 'many', 'code'];
const free = new Set([...ordinary, ...describing]);

/** Both names of the fields that a codec calls otherwise: in a table ("parkName: 'name'") or a list ("['parkName', 'name']"). */
const RENAMED = /\b(\w+): '([A-Za-z]\w*)'|\['(\w+)', '([A-Za-z]\w*)'\]/g;

interface LegacyName {
  name: string;
  /** Where a codec turns it into a clean one; null: the glossary knows it. */
  folder: string | null;
}

/** What the codecs of api.ts rename to a field of a model. */
function renamedNames(sources: Tree['sources']): LegacyName[] {
  const fields = new Set(
    sources.filter(({ path }) => isModel(path)).flatMap(({ words }) => words.map((one) => one.text)),
  );
  return sources
    .filter(({ path }) => isApi(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(RENAMED)]
        .map(([, name, clean, listed, itsClean]) => [name ?? listed ?? '', clean ?? itsClean ?? ''] as const)
        .filter(([name, clean]) => name !== clean && fields.has(clean) && !free.has(name))
        .map(([name]) => ({ name, folder: folderOf(path) })),
    );
}

/** The fields in the last column of the glossary's tables: "In the old API". Plain words there are nouns of it, not fields. */
function glossaryNames({ texts }: Tree): LegacyName[] {
  const rows = (texts.get('docs/glossary.md') ?? '').split('\n').filter((line) => /^\|.*\|.*\|.*\|$/.test(line));
  return rows
    .flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`(\w*[a-z][A-Z]\w*)`/g)])
    .map(([, name = '']) => ({ name, folder: null }));
}

/** Names of the wire that no model calls anything by. A model does not make a name clean that its own codec renames. */
function wireNames(tree: Tree): Set<string> {
  const models = tree.sources.filter(({ path }) => isModel(path));
  const isClean = ({ name, folder }: LegacyName): boolean =>
    folder !== null &&
    models.some(({ path, words }) => folderOf(path) !== folder && words.some((one) => one.text === name));
  return new Set(
    [...renamedNames(tree.sources), ...glossaryNames(tree)].filter((one) => !isClean(one)).map(({ name }) => name),
  );
}

/** Finds shapes of the old API in the code of features and screens: fields that are spelt well, and are the wire's all the same. */
function checkShapes(tree: Tree): Problem[] {
  const names = wireNames(tree);
  const closed = tree.sources.filter(
    ({ path }) => /^(contract|server|web)\//.test(path) && !mayKnow.some((known) => known.test(path)),
  );
  return closed.flatMap(({ path, words }) =>
    words
      .filter(({ text }) => names.has(text))
      .map(({ text, line }) => ({
        path,
        line,
        message: `"${text}" is a field of the old API's wire: read and write it in the noun's contract api.ts (for visitors' pages contract/requests/api.ts), and use the clean name here`,
      })),
  );
}

/** Finds legacy names outside the few files that translate them. Comments may speak of them. */
export function checkLegacyNames(tree: Tree): Problem[] {
  return [...checkMisspellings(tree.sources), ...checkShapes(tree)];
}

function checkMisspellings(sources: Tree['sources']): Problem[] {
  const closed = sources.filter(({ path }) => !mayKnow.some((pattern) => pattern.test(path)));
  return closed.flatMap(({ path, words }) =>
    words.flatMap(({ text, line }) => {
      const found = (misspelt.exec(text) ?? oldStyle.exec(text))?.[0];
      if (!found) return [];
      const message = `"${found}" is a name of the old API: rename it in the noun's contract api.ts, and use the clean name of docs/glossary.md here (a fixed text goes to words.ts of the noun, for its audience)`;
      return [{ path, line, message }];
    }),
  );
}
