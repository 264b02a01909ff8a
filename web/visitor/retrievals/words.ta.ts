import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const getQrTexts: Translated<typeof english.getQrTexts> = {
  title: (place) => `QR பெறுங்கள் – ${place}`,
  mobile: 'மொபைல் எண்',
  save: 'QR குறியீட்டைச் சேமியுங்கள்',
  code: (code) => `குறியீடு ${code}`,
};

const lead = (what: string) => `நீங்கள் பதிவு செய்த மொபைல் எண்ணை எழுதுங்கள். ${what} தெரியும்.`;

const TOKEN = {
  heading: 'உங்கள் டோக்கனைத் தேடுங்கள்',
  lead: lead('இன்றைக்கும் பிந்தைய நாட்களுக்கும் உள்ள உங்கள் டோக்கன்கள்'),
  submit: 'என் டோக்கன்களைக் காட்டுங்கள்',
  book: 'டோக்கன் பதிவு செய்யுங்கள்',
  open: 'முழுப் பக்கத்தைத் திறங்கள்',
  name: ({ number }) => `டோக்கன் ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `${place}: உங்கள் டோக்கன் ${number} பக்கத்தின் QR குறியீடு`,
} satisfies (typeof english.searchTexts)['clinic'];

export const searchTexts: typeof english.searchTexts = {
  park: {
    heading: 'உங்கள் QR குறியீட்டைப் பெறுங்கள்',
    lead: lead('இன்றைக்கும் பிந்தைய நாட்களுக்கும் உள்ள உங்கள் டிக்கெட்டுகள்'),
    submit: 'என் டிக்கெட்டுகளைக் காட்டுங்கள்',
    book: 'டிக்கெட் பதிவு செய்யுங்கள்',
    open: 'முழு டிக்கெட்டைத் திறங்கள்',
    name: ({ day }) => `${formatDay(day)} டிக்கெட்`,
    note: ({ scanned }) => (scanned ? 'ஸ்கேன் செய்யப்பட்டது' : 'ஸ்கேன் செய்யப்படவில்லை'),
    qrAlt: (place, { day }) => `${place}, ${formatDay(day)}: உங்கள் டிக்கெட்டின் QR குறியீடு`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'உங்கள் வருகையைத் தேடுங்கள்',
    lead: lead('இந்த நிகழ்ச்சிக்கான உங்கள் வருகைகள்'),
    submit: 'என் வருகைகளைக் காட்டுங்கள்',
    book: 'என் பெயரைப் பதிவு செய்யுங்கள்',
    open: 'முழுப் பக்கத்தைத் திறங்கள்',
    name: ({ day }) => `${formatDay(day)} வருகை`,
    note: () => 'நுழைவிடத்தில் இந்தக் குறியீட்டைக் காட்டுங்கள்.',
    qrAlt: (place) => `${place}: உங்கள் வருகைப் பக்கத்தின் QR குறியீடு`,
  },
  coaching: {
    heading: 'உங்கள் இடத்தைத் தேடுங்கள்',
    lead: lead('இந்த வகுப்பில் உங்கள் இடங்கள்'),
    submit: 'என் இடங்களைக் காட்டுங்கள்',
    book: 'வகுப்பில் சேருங்கள்',
    open: 'முழுப் பக்கத்தைத் திறங்கள்',
    name: () => 'வகுப்பில் உங்கள் இடம்',
    note: ({ day }) => `வகுப்புகள் ${formatDay(day)} முதல்`,
    qrAlt: (place) => `${place}: உங்கள் இடத்தின் பக்கத்துக்கான QR குறியீடு`,
  },
};

export const placeChoiceTexts: Translated<typeof english.placeChoiceTexts> = {
  title: 'QR பெறுங்கள் – பிரவேஷ்',
  heading: 'உங்கள் QR குறியீட்டைப் பெறுங்கள்',
  lead: 'நீங்கள் பதிவு செய்த இடத்தைத் தேர்ந்தெடுங்கள். பிறகு பதிவு செய்த மொபைல் எண்ணை எழுதுங்கள்.',
  label: 'எங்கே பதிவு செய்தீர்கள்?',
  prompt: 'இடத்தைத் தேர்ந்தெடுங்கள்',
  submit: 'என் பதிவைத் தேடுங்கள்',
  none: 'இப்போது இங்கு எந்த இடமும் பதிவுகளை ஏற்பதில்லை. உங்கள் பதிவுப் பக்கத்தை வைத்திருந்தால், தயவுசெய்து அதை மீண்டும் திறங்கள்.',
  groups: {
    park: 'பூங்காக்கள்',
    clinic: 'கிளினிக்குகள்',
    branch: 'வங்கிக் கிளைகள்',
    exhibition: 'கண்காட்சிகள், நிகழ்ச்சிகள்',
    coaching: 'பயிற்சி வகுப்புகள்',
  },
};
