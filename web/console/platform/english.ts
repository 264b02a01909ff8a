import type { Catalogue } from '#words/compiled.ts';
import { englishOf } from './english-of.ts';

/** Staff read English alone. */
export const english = englishOf(import.meta.glob<Catalogue>('/words/en/*.json', { eager: true, import: 'default' }));
