import { linesOf, type StructureProblem, type Tree } from './tree.ts';

const machinePath = new RegExp(String.raw`(?<![\w.])/(?:${['work', 'root', 'farm'].join('|')})/`);
const packageHost = /:\/\/[^/\s"']*(?:registry\.|npmjs|npmmirror|jfrog|artifactory|deb\.debian|pypi)/;
const subjectless = /\/\*\*\s+(?:\* )?(?=(What|How|Whose|Whoever|Of|So many)\b)/g;

/** No path and no package host of one machine: they lead nowhere for others, and say what is none of their business. */
export function checkHygiene({ texts }: Tree): StructureProblem[] {
  return [...texts].flatMap(([path, text]) => [...linesOf(path, text, ofOneMachine), ...commentsOf(path, text)]);
}

function ofOneMachine(line: string): string[] {
  if (machinePath.test(line)) return ['a path of one machine: take it from the configuration'];
  return packageHost.test(line) ? ['a package host: the client of each registry knows its own'] : [];
}

/** A doc comment names its subject first: a reader who looks for a word of the product finds it there. */
function commentsOf(path: string, text: string): StructureProblem[] {
  return [...text.matchAll(subjectless)].map(({ 0: begin, 1: word, index }) => ({
    path,
    line: text.slice(0, index + begin.length).split('\n').length,
    message: `a comment that begins with "${word}": begin with its subject and a verb ("Answers the …", "The … that …")`,
  }));
}
