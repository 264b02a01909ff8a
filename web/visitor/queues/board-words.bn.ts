import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `এখন চলছে – ${place}`,
  serving: 'এখন চলছে',
  nothing: '–',
  next: 'এরপর',
  closed: 'আজ আর টোকেন নেই',
  paused: 'থেমে আছে',
  late: (minutes) => `প্রায় ${minutes} দেরি`,
  start: 'বোর্ড চালু করুন',
  stop: 'শব্দ বন্ধ করুন',
  another: 'অন্য জায়গা',
  soundOn: 'শব্দ হচ্ছে',
  soundOff: 'শব্দ নেই – যে কোনও বোতাম টিপুন',
  sound: 'কথা বলার ভাষা',
  chimeOnly: (language) => `এই যন্ত্রে এই ভাষার গলা নেই: ${language}। নম্বরের জন্য ঘণ্টা বাজবে।`,
  inEnglish: (language) => `এই যন্ত্রে এই ভাষার গলা নেই: ${language}। ইংরেজিতে বলবে।`,
  page: (at, of) => `${at} / ${of}`,
};

export const stationWords: typeof english.stationWords = (name) => name.replace(/^Counter /, 'কাউন্টার ');
