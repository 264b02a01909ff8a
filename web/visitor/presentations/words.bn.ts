import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const placeTexts: Translated<typeof english.placeTexts> = {
  about: 'পরিচয়',
  gettingHere: 'কীভাবে আসবেন',
  map: 'ম্যাপে দেখুন',
  rules: 'নিয়ম',
  child: 'কাদের শিশু ধরা হয়',
  pictures: 'ছবি',
  picture: (at, name) => `${name}: ছবি ${at}`,
};
