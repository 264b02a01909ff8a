import { linesOf, type StructureProblem, type Tree } from './tree.ts';

const machinePath = new RegExp(String.raw`(?<![\w.])/(?:${['work', 'root', 'farm'].join('|')})/`);
const packageHost = /:\/\/[^/\s"']*(?:registry\.|npmjs|npmmirror|jfrog|artifactory|deb\.debian|pypi)/;

/** No path and no package host of one machine: they lead nowhere for others, and say what is none of their business. */
export function checkHygiene({ texts }: Tree): StructureProblem[] {
  return [...texts].flatMap(([path, text]) => linesOf(path, text, ofOneMachine));
}

function ofOneMachine(line: string): string[] {
  if (machinePath.test(line)) return ['a path of one machine: take it from the configuration'];
  return packageHost.test(line) ? ['a package host: the client of each registry knows its own'] : [];
}
