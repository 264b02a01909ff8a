import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const placeTexts: Translated<typeof english.placeTexts> = {
  about: 'గురించి',
  gettingHere: 'ఎలా రావాలి',
  map: 'మ్యాప్‌లో చూడండి',
  rules: 'నియమాలు',
  child: 'ఎవరిని పిల్లలుగా లెక్కిస్తారు',
  pictures: 'ఫోటోలు',
  picture: (at, name) => `${name}: ఫోటో ${at}`,
};
