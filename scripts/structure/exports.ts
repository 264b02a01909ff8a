import type { StructureProblem, Tree } from './tree.ts';

interface ExportedValue {
  name: string;
  /** The declaration, up to the next statement. */
  text: string;
  at: number;
}

const exported = /^export (?:async )?(?:function|const) (\w+|\{[^}]*\})[^\n]*(?:\n(?:[ )}\]].*)?)*/gm;

const valuesOf = (text: string): ExportedValue[] =>
  [...text.matchAll(exported)].map((found) => ({ name: found[1] ?? '', text: found[0], at: found.index }));

const isHook = ({ name }: ExportedValue): boolean => /^use[A-Z]/.test(name);
const isComponent = ({ name }: ExportedValue): boolean => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name);
/** Queries and what is made of them, by name; clients; mutations, which return a promise. */
const isOfQueries = ({ name, text }: ExportedValue): boolean =>
  /(Query|Records|Offering)\b/.test(name) ||
  /^export const \w+ = client\(/.test(text) ||
  /\basync\b|Promise</.test(text);

/** A file of the web is named for what it exports. */
export function checkExports({ sources }: Tree): StructureProblem[] {
  const own = sources.filter(({ path, isTest }) => /^web\//.test(path) && !isTest);
  return own.flatMap(({ path, text }) => faultsOf(path, valuesOf(text)).map((fault) => ({ path, ...fault })));
}

function faultsOf(path: string, values: ExportedValue[]): Omit<StructureProblem, 'path'>[] {
  if (/\/use-[^/]+\.tsx?$/.test(path)) return values.some(isHook) ? [] : [{ message: hookless }];
  if (/-section\.tsx$/.test(path)) return values.some(isComponent) ? [] : [{ message: undrawn }];
  if (!/\/queries\.ts$/.test(path)) return [];
  const strangers = values.filter((value) => !isOfQueries(value));
  return strangers.map(({ name, at }) => ({ at, message: `${name} ${notQuery}` }));
}

const hookless = 'is named as a hook and exports none: name it by the word for what it holds';
const undrawn = 'is named as a section and exports no component: name it by the word for what it holds';
const notQuery = 'is no query, records or mutation: it goes to a file of its own';
