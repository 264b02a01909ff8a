// @vitest-environment node
import { expect, test } from 'vitest';
import { voiceFor } from './speech.ts';

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  name: lang,
  default: false,
  voiceURI: lang,
});

test('the voice of the very region goes before another of the language', () => {
  const voices = [voice('en-US'), voice('en-IN'), voice('hi-IN')];
  expect(voiceFor(voices, 'en-IN')?.lang).toBe('en-IN');
  expect(voiceFor([voice('en-US')], 'en-IN')?.lang).toBe('en-US');
});

test('tags with an underline, as Android writes them, are understood', () => {
  expect(voiceFor([voice('hi_IN')], 'hi-IN')?.lang).toBe('hi_IN');
});

test('a voice that is not on the device counts as none', () => {
  expect(voiceFor([voice('te-IN', false)], 'te-IN')).toBeNull();
  expect(voiceFor([], 'te-IN')).toBeNull();
});
