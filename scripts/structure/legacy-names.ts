import type { Problem, Tree } from './tree.ts';

/** Names of the old API, as words in the code: each has a clean one inside (docs/glossary.md). */
const misspelt = /advatagement|avatagement|exbhition|specilization|excutive|profileRegistrationId|ismaxUsageLimit/i;
const oldStyle = /(?<![A-Za-z])inTake(?![a-z])|(?<![A-Za-z])createAt(?![a-z])|(?<!\w)_id(?!\w)/;

const mayKnow = [
  /^contract\/.*\/api\.ts$/,
  /^contract\/wire\.ts$/,
  /^web\/(shared\/paths\.ts|console\/words\/.*)$/,
  /\.test\.tsx?$/,
  /^server\/testing\//,
  /^(e2e|bench)\//,
  /^scripts\/structure\/legacy-names\.ts$/,
];

const isApi = (path: string): boolean => /^contract\/.*\/api\.ts$/.test(path);

/** Words of every day that the old API uses for something of its own. */
const ordinary = new Set(['where', 'desc', 'clinicId', 'clinicName']);

/** Names of the wire that these files still speak, or that is their own name of a page: none may be added. */
const spoken: [name: RegExp, path: RegExp][] = [
  [/^paymentStatus$/, /^server\/features\/.*\/(routes|repository)\.ts$|^web\//],
  [/^branchUserId$/, /^server\/(features\/appointments|pages)\/|^web\/console\//],
  [/^(total|original|discount)Amount$/, /^server\/features\/[a-z-]+\/(kinds\/)?[a-z-]+\.ts$|^web\/console\/bookings\//],
  [/^(counterMobile|holidayDays)$/, /^server\/features\/counters\/|^web\/console\//],
];

/** Names that a codec in some api.ts turns into clean ones, and that nothing else in contract/ calls anything by. */
function wireOnly(sources: Tree['sources']): Set<string> {
  const renamed = sources
    .filter(({ path }) => isApi(path))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:renames|RENAMES|common)\b[^{;]*?[:=]\s*\{([^{}]*)\}/g)])
    .flatMap(([, table = '']) => [...table.matchAll(/(\w+):\s*'/g)].map(([, name = '']) => name));
  const clean = new Set(
    sources
      .filter(({ path, isTest }) => path.startsWith('contract/') && !isApi(path) && !isTest)
      .flatMap(({ words }) => words.map(({ text }) => text)),
  );
  return new Set(renamed.filter((name) => !clean.has(name) && !ordinary.has(name)));
}

/** Finds shapes of the old API in the code of features and screens: fields that are spelt well, and are the wire's all the same. */
function checkShapes(sources: Tree['sources']): Problem[] {
  const names = wireOnly(sources);
  const closed = sources.filter(
    ({ path }) => /^(server|web)\//.test(path) && !mayKnow.some((known) => known.test(path)),
  );
  return closed.flatMap(({ path, words }) =>
    words
      .filter(({ text }) => names.has(text) && !spoken.some(([name, where]) => name.test(text) && where.test(path)))
      .map(({ text, line }) => ({
        path,
        line,
        message: `"${text}" is a field of the old API's wire: read and write it in the noun's contract api.ts (for visitors' pages contract/requests/api.ts), and use the clean name here`,
      })),
  );
}

/** Finds legacy names outside the few files that translate them. Comments may speak of them. */
export function checkLegacyNames({ sources }: Tree): Problem[] {
  return [...checkMisspellings(sources), ...checkShapes(sources)];
}

function checkMisspellings(sources: Tree['sources']): Problem[] {
  const closed = sources.filter(({ path }) => !mayKnow.some((pattern) => pattern.test(path)));
  return closed.flatMap(({ path, words }) =>
    words.flatMap(({ text, line }) => {
      const found = (misspelt.exec(text) ?? oldStyle.exec(text))?.[0];
      if (!found) return [];
      const message = `"${found}" is a name of the old API: rename it in the noun's contract api.ts, and use the clean name of docs/glossary.md here (a fixed text goes to words/<noun>.ts of its audience)`;
      return [{ path, line, message }];
    }),
  );
}
