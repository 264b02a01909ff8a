import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const placeTexts: Translated<typeof english.placeTexts> = {
  about: 'இதைப் பற்றி',
  gettingHere: 'எப்படி வருவது',
  map: 'வரைபடத்தில் பாருங்கள்',
  rules: 'விதிகள்',
  child: 'யாரெல்லாம் குழந்தைகள்',
  pictures: 'படங்கள்',
  picture: (at, name) => `${name}: படம் ${at}`,
};
