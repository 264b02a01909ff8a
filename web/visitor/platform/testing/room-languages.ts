import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { speak } from '#web/shared/say.ts';
import { type Catalogue, compiled } from '#words/compiled.ts';
import { type Say, sayIn } from '#words/say.ts';

const files = import.meta.glob<Catalogue>('/words/*/{boards,counters,dates,ui}.json', {
  eager: true,
  import: 'default',
});

const sayOf = (language: Language): Say => {
  const nouns = ['boards', 'counters', 'dates', 'ui'];
  return sayIn(
    language,
    compiled(Object.fromEntries(nouns.map((noun) => [noun, files[`/words/${language}/${noun}.json`] ?? {}]))),
  );
};

/** A board's page is in English here, and carries every language. */
export function speakAsBoard(): void {
  const each = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, sayOf(code)])) as Record<Language, Say>;
  speak(each.en, each);
}
