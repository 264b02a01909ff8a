// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ROOM_LANGUAGES } from '#contract/presentations/rules.ts';
import { speakLanguages } from '#web/visitor/platform/page-state.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { announcement } from './announcement-words.ts';
import { clipsOf, recordedWords } from './recorded-words.ts';
import type { StationName } from './room-words.ts';
import { splitVoice } from './use-recordings.ts';

speakLanguages('en', allMessages);

const counter = (counterNumber: string): StationName => ({ name: `Counter ${counterNumber}`, counterNumber });

test.each(ROOM_LANGUAGES)(
  'the recorded voice of %s has every word that a board says of a number, in 250 KB',
  async (language) => {
    const file = await readFile(new URL(`voices/${language}.mp3`, import.meta.url));
    expect(file.length).toBeLessThan(250_000);
    const words = recordedWords(language);
    const clips = splitVoice(new Uint8Array(file).buffer, words.length);
    expect(clips.map(({ byteLength }) => byteLength).filter((length) => length < 500)).toEqual([]);
    // The frames of MP3 begin so: each clip can be played by itself.
    expect(clips.filter((clip) => new Uint8Array(clip)[0] !== 0xff)).toEqual([]);
    for (let number = 0; number < 10_000; number += 37)
      expect(clipsOf(language, announcement(language, number, counter('12'))).length).toBeGreaterThan(3);
  },
);

test('a call is put together from words; a name of somebody is left out', () => {
  const said = (language: 'en' | 'te', number: number, station: StationName) =>
    clipsOf(language, announcement(language, number, station)).map((at) => recordedWords(language)[at]);
  expect(said('en', 124, counter('30')).join(' ')).toBe('token one hundred twenty four counter thirty');
  expect(said('en', 1205, counter('3')).join(' ')).toBe('token one two zero five counter three');
  expect(said('te', 24, { name: 'Dr Meera Nair', counterNumber: null }).join(' ')).toBe('టోకెన్ ఇరవై నాలుగు');
});
