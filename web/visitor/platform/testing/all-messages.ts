import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { type Catalogue, compiled } from '#words/compiled.ts';
import type { Messages } from '#words/say.ts';

const files = import.meta.glob<Catalogue>('/words/*/*.json', { eager: true, import: 'default' });

const messagesIn = (language: Language): Messages =>
  compiled(
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`/words/${language}/`))
        .map(([path, texts]) => [path.replace(/.*\/(.+)\.json$/, '$1'), texts]),
    ),
  );

/** Every text in every language, as the server hands them to `render`. */
export const allMessages = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, messagesIn(code)])) as Record<
  Language,
  Messages
>;
