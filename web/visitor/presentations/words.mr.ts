import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const placeTexts: Translated<typeof english.placeTexts> = {
  about: 'याबद्दल',
  gettingHere: 'कसे यायचे',
  map: 'नकाशावर पाहा',
  rules: 'नियम',
  child: 'मूल कोणाला म्हणतात',
  pictures: 'चित्रे',
  picture: (at, name) => `${name}: चित्र ${at}`,
};
