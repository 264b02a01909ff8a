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

/** Finds legacy names outside the few files that translate them. Comments may speak of them. */
export function checkLegacyNames({ sources }: Tree): Problem[] {
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
