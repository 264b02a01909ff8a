import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { englishWords, numberInWords } from '#web/visitor/platform/spoken-numbers.ts';
import { announcement } from './announcement-words.ts';

/** A number that stands in digits: in words as far as English is put together so, else digit by digit. */
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

/** Televisions are slow: the words are put together once. */
const RECORDED: Partial<Record<RoomLanguage, readonly string[]>> = {};

/** Every word of the calls of numbers below a thousand at numbered counters, each once: in this order they lie in the file of a voice (scripts/record-voices.ts). */
export const recordedWords = (language: RoomLanguage): readonly string[] => {
  RECORDED[language] ??= [
    ...new Set(
      Array.from({ length: 1000 }, (_, number) =>
        wordsIn(language, announcement(language, number, 'Counter 1')),
      ).flat(),
    ),
  ];
  return RECORDED[language];
};

/** The places of the words of a sentence in that file; names of people have none, and are left out. */
export function clipsOf(language: RoomLanguage, sentence: string): number[] {
  const words = recordedWords(language);
  return wordsIn(language, sentence)
    .map((word) => words.indexOf(word))
    .filter((at) => at >= 0);
}
