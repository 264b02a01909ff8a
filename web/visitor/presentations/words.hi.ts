import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const placeTexts: Translated<typeof english.placeTexts> = {
  about: 'जानकारी',
  gettingHere: 'कैसे पहुँचें',
  map: 'नक़्शे पर देखें',
  rules: 'नियम',
  child: 'बच्चा किसे माना जाता है',
  pictures: 'तस्वीरें',
  picture: (at, name) => `${name}: तस्वीर ${at}`,
};
