import type { Translated } from '#contract/kernel/languages.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const tradeNames: Translated<typeof english.tradeNames> = {
  park: 'பூங்கா',
  clinic: 'கிளினிக்',
  branch: 'வங்கிக் கிளை',
  exhibition: 'நிகழ்ச்சி',
  coaching: 'வகுப்பு',
};

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'இடம் அல்லது ஊரைத் தேடுங்கள்',
  trade: 'எந்த வகை இடம்',
  anyTrade: 'அனைத்து வகைகளும்',
  trades: {
    park: 'பூங்காக்கள்',
    clinic: 'மருத்துவர்கள், கிளினிக்குகள்',
    branch: 'வங்கிக் கிளைகள்',
    exhibition: 'கண்காட்சிகள், நிகழ்ச்சிகள்',
    coaching: 'பயிற்சி வகுப்புகள்',
  },
  town: 'ஊர்',
  anyTown: 'அனைத்து ஊர்களும்',
  submit: 'தேடுங்கள்',
  near: 'என் அருகில்',
  notNear: 'நீங்கள் எங்கே இருக்கிறீர்கள் என்று உங்கள் போன் சொல்லவில்லை. தயவுசெய்து உங்கள் ஊரைத் தேர்ந்தெடுங்கள்.',
};

export const placesTexts: Translated<typeof english.placesTexts> = {
  title: 'இடங்கள் – பிரவேஷ்',
  heading: 'பதிவு செய்யக்கூடிய இடங்கள்',
  count: (count) => (count === 1 ? '1 இடம்' : `${formatCount(count)} இடங்கள்`),
  nearest: 'அருகிலுள்ள ஊர்கள் முதலில் உள்ளன.',
  nothing: 'இந்தத் தேடலுக்கு எந்த இடமும் கிடைக்கவில்லை. தயவுசெய்து குறைந்த சொற்களால், அல்லது வேறு ஊரால் முயலுங்கள்.',
  more: 'மேலும் இடங்கள்',
  all: 'அனைத்து இடங்களும்',
};

export const organisationTexts: Translated<typeof english.organisationTexts> = {
  title: (name) => `${name} – பிரவேஷ்`,
  description: (name) => `${name}: டிக்கெட், டோக்கன், இடம் ஆகியவற்றைப் போனில் பதிவு செய்யுங்கள். ஆப் வேண்டாம், கணக்கு வேண்டாம்.`,
  none: 'இப்போது இங்கு பதிவு செய்ய எதுவும் இல்லை. தயவுசெய்து விரைவில் மீண்டும் பாருங்கள்.',
};

export const cardTexts: Translated<typeof english.cardTexts> = {
  free: 'இலவசம்',
  from: (price) => `${price} முதல்`,
  open: 'இப்போது திறந்துள்ளது',
  closed: 'மூடியுள்ளது',
  tomorrow: 'நாளை',
  today: 'இன்று',
  opens: (when) => `${when} திறக்கும்`,
  on: 'இப்போது நடக்கிறது',
  begins: (when) => `${when} தொடங்கும்`,
};
