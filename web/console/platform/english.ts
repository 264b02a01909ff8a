import { type Catalogue, compiledFiles } from '#words/compiled.ts';
import { sayIn } from '#words/say.ts';

/** Staff read English alone, but for the gate (web/gate/languages.ts). */
export const english = sayIn(
  'en',
  compiledFiles(import.meta.glob<Catalogue>('/words/en/*.json', { eager: true, import: 'default' })),
);
