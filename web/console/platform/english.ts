import { type Catalogue, compiled } from '#words/compiled.ts';
import { sayIn } from '#words/say.ts';

const files = import.meta.glob<Catalogue>('/words/en/*.json', { eager: true, import: 'default' });
const nounOf = (path: string): string => path.replace(/.*\/(.+)\.json$/, '$1');

/** Staff read English alone. */
export const english = sayIn(
  'en',
  compiled(Object.fromEntries(Object.entries(files).map(([path, texts]) => [nounOf(path), texts]))),
);
