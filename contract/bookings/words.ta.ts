import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const codeWords: typeof english.codeWords = (shortCode) => `குறியீடு ${shortCode}`;

const TOKEN = {
  found: {
    none: 'இந்த மொபைல் எண்ணில் இன்றைக்கோ பிறகோ டோக்கன் எதுவும் இல்லை.',
    one: 'இதோ உங்கள் டோக்கன்.',
    many: (count: number) => `இதோ உங்கள் ${count} டோக்கன்கள்.`,
  },
  thing: 'டோக்கன்',
  places: 'அதன் டோக்கன்',
};

export const BOOKING_WORDS: Translated<typeof english.BOOKING_WORDS> = {
  'park-ticket': {
    offering: 'பூங்கா',
    thing: 'டிக்கெட்',
    places: 'அதன் டிக்கெட்டுகள்',
    seller: 'பூங்காவிடம்',
    found: {
      none: 'இந்த மொபைல் எண்ணில் இன்றைக்கோ பிறகோ பணம் செலுத்திய டிக்கெட் எதுவும் இல்லை.',
      one: 'இதோ உங்கள் டிக்கெட்.',
      many: (count) => `இதோ உங்கள் ${count} டிக்கெட்டுகள்.`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'கிளினிக்', seller: 'கிளினிக்கிடம்' },
  'loan-appointment': { ...TOKEN, offering: 'கிளை', seller: 'கிளையிடம்' },
  'show-visit': {
    offering: 'நிகழ்ச்சி',
    thing: 'வருகை',
    places: 'அதன் இடம்',
    seller: 'ஏற்பாட்டாளரிடம்',
    found: {
      none: 'இந்த மொபைல் எண்ணில் வருகை எதுவும் இல்லை.',
      one: 'இதோ உங்கள் வருகை.',
      many: (count) => `இதோ உங்கள் ${count} வருகைகள்.`,
    },
  },
  'batch-enrolment': {
    offering: 'வகுப்பு',
    thing: 'இடம்',
    places: 'அதன் இடம்',
    seller: 'பயிற்சி மையத்திடம்',
    found: {
      none: 'இந்த மொபைல் எண்ணில் இந்த வகுப்பில் உறுதியான இடம் எதுவும் இல்லை.',
      one: 'இதோ உங்கள் இடம்.',
      many: (count) => `இதோ உங்கள் ${count} இடங்கள்.`,
    },
  },
};

export const BOOKING_REFUSALS: Translated<typeof english.BOOKING_REFUSALS> = {
  paid: 'இந்தப் பதிவுக்குப் பணம் செலுத்தப்பட்டுள்ளது, எனவே இதை நீக்க முடியாது.',
  used: 'இந்த டிக்கெட் நுழைவாயிலில் பயன்படுத்தப்பட்டது, எனவே இதை ரத்து செய்ய முடியாது.',
  feeChanged: 'கட்டணம் மாறியுள்ளது. தயவுசெய்து பார்த்துவிட்டு மீண்டும் முயலுங்கள்.',
  feeChanging: 'கட்டணம் இப்போது மாற்றப்படுகிறது. தயவுசெய்து மீண்டும் முயலுங்கள்.',
  offeringRemoved: (name) => `${name} இனி இங்கு பதிவுகளை ஏற்பதில்லை.`,
  addressFull:
    'நீங்கள் பயன்படுத்தும் இணைய இணைப்பில் இப்போதுதான் பல பதிவுகள் நடந்தன; ஒரே இணைப்பைப் பல போன்கள் பயன்படுத்தலாம். தயவுசெய்து சிறிது நேரம் கழித்து, அல்லது வேறு இணைப்பில் முயலுங்கள்: எடுத்துக்காட்டாக மொபைல் டேட்டாவுக்குப் பதிலாக வைஃபை.',
  addressAtMost: (most) =>
    `ஒரே நேரத்தில் பணம் செலுத்த வேண்டியவை ${most} வரை மட்டுமே இருக்கலாம். தயவுசெய்து சிலவற்றைப் பதிவு செய்து, பணம் செலுத்தி, பிறகு மீதியைப் பதிவு செய்யுங்கள்.`,
};
