import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `এখন চলছে – ${place}`,
  start: 'বোর্ড চালু করুন',
  stop: 'শব্দ বন্ধ করুন',
  another: 'অন্য জায়গা',
  soundOn: 'শব্দ হচ্ছে',
  soundOff: 'শব্দ নেই – যে কোনও বোতাম টিপুন',
  sound: 'কথা বলার ভাষা',
  chimeOnly: (language) => `এই যন্ত্রে এই ভাষার গলা নেই: ${language}। নম্বরের জন্য ঘণ্টা বাজবে।`,
  recorded: (languages) => `এই যন্ত্রে এই ভাষার কণ্ঠ নেই: ${languages}। যন্ত্রের বলা শব্দ শোনা যাবে; মানুষের নাম শুধু পর্দায় দেখা যায়।`,
  page: (at, of) => `${at} / ${of}`,
};
