import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const COUPON_WORDS: Translated<Pick<typeof english.COUPON_WORDS, 'applied'>> = {
  applied: (name) => `${name} சேர்க்கப்பட்டது.`,
};

export const COUPON_PROBLEMS: Translated<typeof english.COUPON_PROBLEMS> = {
  unknown: 'கூப்பன் குறியீடு சரியல்ல',
  noneHere: 'இந்தப் பூங்கா தற்போது கூப்பன்களை ஏற்பதில்லை.',
  inactive: 'இந்தக் கூப்பன் இனி செல்லாது.',
  otherPark: 'இந்தக் கூப்பன் இந்தப் பூங்காவுக்கு அல்ல.',
  tooEarly: (from) => `இந்தக் கூப்பனை ${formatDay(from)} முதல் பயன்படுத்தலாம்.`,
  over: (until) => `இந்தக் கூப்பன் ${formatDay(until)} வரை மட்டுமே செல்லுபடியானது.`,
  smallOrder: (least) => `இந்தக் கூப்பனுக்குப் பதிவு குறைந்தது ${formatRupees(least)} இருக்க வேண்டும்.`,
  otherMobile: 'இந்தக் கூப்பன் இந்த மொபைல் எண்ணுக்கு அல்ல.',
  usedUp: 'இந்தக் கூப்பன் முழுவதும் பயன்படுத்தப்பட்டுவிட்டது.',
  usedByMobile: 'இந்த மொபைல் எண்ணில் இந்தக் கூப்பன் ஏற்கெனவே பயன்படுத்தப்பட்டது.',
  unpaidByMobile:
    'இந்தக் கூப்பனுடன் இந்த மொபைல் எண்ணில் செய்த ஒரு பதிவுக்கு இன்னும் பணம் செலுத்த வேண்டும். தயவுசெய்து அதற்குப் பணம் செலுத்துங்கள், அல்லது சில நிமிடங்களில் மீண்டும் முயலுங்கள்.',
};
