import { expect, test } from 'vitest';
import { sentencesOf } from './sound-section.tsx';

const voices = (...langs: string[]): SpeechSynthesisVoice[] =>
  langs.map((lang) => ({ lang, localService: true, name: lang, default: false, voiceURI: lang }));
const call = { number: 24, place: 'Counter 3' };
const tags = (...has: string[]) => sentencesOf(call, ['en', 'hi', 'te'], voices(...has)).map(({ tag }) => tag);

test('each chosen language is spoken that the device has a voice for', () => {
  expect(tags('en-GB', 'hi-IN', 'te-IN')).toEqual(['en-IN', 'hi-IN', 'te-IN']);
  expect(sentencesOf(call, ['te'], voices('te-IN'))).toEqual([{ tag: 'te-IN', text: 'టోకెన్ ఇరవై నాలుగు, కౌంటర్ మూడు' }]);
});

test('languages without a voice are said in English, once', () => {
  expect(tags('en-IN')).toEqual(['en-IN']);
  expect(sentencesOf(call, ['hi', 'te'], voices('en-US'))).toEqual([{ tag: 'en-IN', text: 'Token 24, counter 3' }]);
});

test('a device without any voice only chimes', () => {
  expect(tags()).toEqual([]);
});
