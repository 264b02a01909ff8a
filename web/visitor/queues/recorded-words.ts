import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { englishWords, numberInWords } from '#web/visitor/platform/spoken-numbers.ts';
import { announcement } from './announcement-words.ts';

/** In words as far as English can be composed, else digit by digit. */
function digitsInWords(language: RoomLanguage, digits: string): string[] {
  if (language === 'en' && digits.length < 4) return englishWords(Number(digits));
  return [...digits].flatMap((digit) =>
    language === 'en' ? englishWords(Number(digit)) : numberInWords(language, Number(digit)),
  );
}

const wordsIn = (language: RoomLanguage, sentence: string): string[] =>
  sentence
    .toLowerCase()
    .split(/[\s,]+/)
    .flatMap((word) => (/^\d+$/.test(word) ? digitsInWords(language, word) : word));

/** Computed once, because televisions are slow. */
const RECORDED: Partial<Record<RoomLanguage, readonly string[]>> = {};

/** Words in the order of the voice's clips (scripts/record-voices.ts): numbers below 1000 and counters. */
export const recordedWords = (language: RoomLanguage): readonly string[] => {
  RECORDED[language] ??= [
    ...new Set(
      Array.from({ length: 1000 }, (_, number) =>
        wordsIn(language, announcement(language, number, { name: '', counterNumber: '1' })),
      ).flat(),
    ),
  ];
  return RECORDED[language];
};

/** Indexes of a sentence's words in the file; names have none and are left out. */
export function clipsOf(language: RoomLanguage, sentence: string): number[] {
  const words = recordedWords(language);
  return wordsIn(language, sentence)
    .map((word) => words.indexOf(word))
    .filter((at) => at >= 0);
}
