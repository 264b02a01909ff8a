import { matchesOf, type StructureProblem, type Tree } from './tree.ts';

/** A path or a package host of one machine leads nowhere for others, and says what is none of their business. */
const machinePath = /(?<![\w.])\/(?:work|root|farm)\//g;
const packageHost = /:\/\/[^/\s"']*(?:registry\.|npmjs|npmmirror|jfrog|artifactory|deb\.debian|pypi)/g;
/** A doc comment names its subject first: a reader who looks for a word of the product finds it there. */
const subjectless = /(?<=\/\*\*\s+(?:\* )?)(?:What|How|Whose|Whoever|Of|So many)\b/g;

const refused: [pattern: RegExp, fault: (found: string) => string][] = [
  [machinePath, () => 'a path of one machine: take it from the configuration'],
  [packageHost, () => 'a package host: the client of each registry knows its own'],
  [subjectless, (word) => `a comment begins with "${word}": begin with its subject and a verb ("Answers the …")`],
];

/** Finds what no text of the repository may say, prose and data included. */
export const checkHygiene = ({ texts }: Tree): StructureProblem[] =>
  [...texts].flatMap(([path, text]) =>
    refused.flatMap(([pattern, fault]) => matchesOf(path, text, pattern, ([found]) => [fault(found)])),
  );
