import { matchesOf, type StructureProblem, type Tree, wordsOf } from './tree.ts';

/** A path of one machine is of no use on others. */
const machinePath = /(?<![\w.])\/(?:work|root|farm)\//g;
const packageHost = /:\/\/[^/\s"']*(?:registry\.|npmjs|npmmirror|jfrog|artifactory|deb\.debian|pypi)/g;
const refused: [pattern: RegExp, fault: (found: string) => string][] = [
  [machinePath, () => 'a path of one machine: take it from the configuration'],
  [packageHost, () => 'a package host: the client of each registry knows its own'],
];

/** A browser may refuse each of these, at the mere name: pages that name them themselves stay white. */
const storage = /^(localStorage|sessionStorage|indexedDB)$/;

/** The storage modules, and scripts in the head of a page, which import nothing and catch the refusal themselves. */
const storageModules = /^web\/(shared\/(?:storage|kept-store)|visitor\/platform\/early\/[\w-]+)\.ts$/;

const checkStorage = ({ sources }: Tree): StructureProblem[] =>
  sources
    .filter(({ path, isTest }) => /^web\/(?!.*\/testing\/)/.test(path) && !isTest)
    .filter(({ path }) => !storageModules.test(path))
    .flatMap((source) =>
      wordsOf(source, source.words, (text) =>
        storage.test(text) ? [`"${text}" may be refused by a browser: keep it by web/shared/storage.ts`] : [],
      ),
    );

export const checkHygiene = (tree: Tree): StructureProblem[] => [
  ...[...tree.texts].flatMap(([path, text]) =>
    refused.flatMap(([pattern, fault]) => matchesOf(path, text, pattern, ([found]) => [fault(found)])),
  ),
  ...checkStorage(tree),
];
