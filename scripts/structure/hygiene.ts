import { matchesOf, type StructureProblem, type Tree } from './tree.ts';

/** A path of one machine is of no use on others. */
const machinePath = /(?<![\w.])\/(?:work|root|farm)\//g;
const packageHost = /:\/\/[^/\s"']*(?:registry\.|npmjs|npmmirror|jfrog|artifactory|deb\.debian|pypi)/g;
/** A doc comment names its subject first, so that a reader finds a word of the product there. */
const subjectless = /(?<=\/\*\*\s+(?:\* )?)(?:What|How|Whose|Whoever|Of|So many)\b/g;

const refused: [pattern: RegExp, fault: (found: string) => string][] = [
  [machinePath, () => 'a path of one machine: take it from the configuration'],
  [packageHost, () => 'a package host: the client of each registry knows its own'],
  [subjectless, (word) => `a comment begins with "${word}": begin with its subject and a verb ("Answers the …")`],
];

export const checkHygiene = ({ texts }: Tree): StructureProblem[] =>
  [...texts].flatMap(([path, text]) =>
    refused.flatMap(([pattern, fault]) => matchesOf(path, text, pattern, ([found]) => [fault(found)])),
  );
