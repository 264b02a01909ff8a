import { type Catalogue, compiled } from '#words/compiled.ts';
import { type Say, sayIn } from '#words/say.ts';

const nounOf = (path: string): string => path.replace(/.*\/(.+)\.json$/, '$1');

/** English from files of words/en, by their paths. */
export const englishOf = (files: Readonly<Record<string, Catalogue>>): Say =>
  sayIn('en', compiled(Object.fromEntries(Object.entries(files).map(([path, texts]) => [nounOf(path), texts]))));
