import type { Problem, Tree } from './tree.ts';

const machinePath = new RegExp(`(?<![\\w.])/(?:${['work', 'root', 'farm'].join('|')})/`);
const hosts = ['registry.', 'npmjs', 'npmmirror', 'jfrog', 'artifactory', 'deb.debian', 'pypi'].map((name) =>
  name.replace('.', '\\.'),
);
const registryHost = new RegExp(`://[^/\\s"']*(?:${hosts.join('|')})`);
const squeezed = /^\s*\.\.\.\{/m;
const switchedOff = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fails)\b/;

/** No `any` outside the kernel, no test switched off, no fields squeezed into a line, no path or package host of one machine. */
export function checkHygiene({ texts, sources }: Tree): Problem[] {
  const anys = sources
    .filter(({ path }) => !/^server\/kernel\/|^web\/platform\//.test(path))
    .flatMap(({ path, anys }) => anys.map((line) => ({ path, line, message: '`any`: name the type, or parse it' })));
  return [
    ...anys,
    ...sources.flatMap(({ path, text }) => linesLike(path, text, squeezed, asFields)),
    ...sources.filter(({ isTest }) => isTest).flatMap(({ path, text }) => linesLike(path, text, switchedOff, off)),
    ...[...texts].flatMap(([path, text]) => [
      ...linesLike(path, text, machinePath, 'a path of one machine: take it from the configuration'),
      ...linesLike(path, text, registryHost, 'a package host: the client of each registry knows its own'),
    ]),
  ];
}

const asFields = 'fields are spread from an object that stands there: write each of them as a field';
const off = 'a test is switched off or alone: mend it, or remove it with a reason in the commit';

function linesLike(path: string, text: string, pattern: RegExp, message: string): Problem[] {
  if (!pattern.test(text)) return [];
  return text.split('\n').flatMap((line, at) => (pattern.test(line) ? [{ path, line: at + 1, message }] : []));
}
