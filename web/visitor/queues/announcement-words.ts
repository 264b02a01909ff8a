import { text } from '#contract/kernel/text.ts';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { sayBeside } from '#web/shared/say.ts';
import { numberInWords } from '#web/visitor/platform/spoken-numbers.ts';
import type { StationName } from './room-words.ts';

/** "Token 24, counter 3". Counter numbers in words, names as they are; `station` null: only one. */
export function announcement(language: RoomLanguage, number: number, station: StationName | null): string {
  const token = numberInWords(language, number);
  if (station === null) return sayBeside(language)(text('boards.call', { token }));
  const { name, counterNumber } = station;
  if (counterNumber === null) return sayBeside(language)(text('boards.callToPlace', { token, place: name }));
  const counter = /^\d+$/.test(counterNumber) ? numberInWords(language, Number(counterNumber)) : counterNumber;
  return sayBeside(language)(text('boards.callToCounter', { token, counter }));
}
