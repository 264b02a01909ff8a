// @vitest-environment node
import { expect, test } from 'vitest';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import { speakLanguages } from '#web/visitor/platform/page-state.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { recordedWords } from './recorded-words.ts';
import { sentencesOf } from './sound-section.tsx';

speakLanguages('en', allMessages);

const voices = (...langs: string[]): SpeechSynthesisVoice[] =>
  langs.map((lang) => ({ lang, localService: true, name: lang, default: false, voiceURI: lang }));
const call = { number: 24, station: { name: 'Counter 3', counterNumber: '3' } };
const recorded = (language: RoomLanguage) => ({
  [language]: recordedWords(language).map((_, at) => new ArrayBuffer(at)),
});
const said = (has: string[], recordings = {}) =>
  sentencesOf(call, ['te', 'hi', 'en'], voices(...has), recordings).map(
    ({ tag, clips }) => `${tag}${clips ? ' recorded' : ''}`,
  );

test('each language of the room is spoken in its order by a voice of the device', () => {
  expect(said(['en-GB', 'hi-IN', 'te-IN'])).toEqual(['te-IN', 'hi-IN', 'en-IN']);
  expect(sentencesOf(call, ['te'], voices('te-IN'), {})).toEqual([{ tag: 'te-IN', text: 'టోకెన్ ఇరవై నాలుగు, కౌంటర్ మూడు' }]);
});

test('the own voice goes before recorded words, which are played where there is none', () => {
  expect(said(['te-IN', 'en-IN'], { ...recorded('hi'), ...recorded('te') })).toEqual([
    'te-IN',
    'hi-IN recorded',
    'en-IN',
  ]);
  const [sentence] = sentencesOf(call, ['te'], [], recorded('te'));
  expect(sentence?.clips?.map((clip) => recordedWords('te')[clip.byteLength]).join(' ')).toBe(
    'టోకెన్ ఇరవై నాలుగు కౌంటర్ మూడు',
  );
});

test('a language with neither is left out; where nothing can be said, it is said in English', () => {
  expect(said(['te-IN'])).toEqual(['te-IN']);
  expect(sentencesOf(call, ['hi', 'te'], voices('en-US'), {})).toEqual([{ tag: 'en-IN', text: 'Token 24, counter 3' }]);
});

test('a device without any voice only chimes', () => {
  expect(said([])).toEqual([]);
});
