import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const visitFormTexts: Translated<typeof english.visitFormTexts> = {
  name: 'உங்கள் பெயர்',
  mobileHint: '10 எண்கள். நுழைவிடத்தில் இந்த எண்ணால் உங்களை அடையாளம் காண்பார்கள்.',
  book: 'என் பெயரை எழுதுங்கள்',
  booking: 'உங்கள் பெயரை எழுதுகிறோம்…',
  failed: 'உங்கள் பெயரை எழுத முடியவில்லை.',
};

export const visitBookingTexts: Translated<typeof english.visitBookingTexts> = {
  heading: 'உங்கள் பெயரைப் பதிவு செய்யுங்கள்',
  title: (show) => `உங்கள் பெயரைப் பதிவு செய்யுங்கள் – ${show}`,
  description: (show, location) =>
    `${[show, location].filter(Boolean).join(', ')}: உங்கள் பெயரைப் பதிவு செய்யுங்கள். இது இலவசம்.`,
  free: 'இது இலவசம்.',
  few: (count) => (count === 1 ? 'இன்னும் 1 இடம் மட்டுமே உள்ளது.' : `இன்னும் ${count} இடங்கள் மட்டுமே உள்ளன.`),
  closed: { over: 'பதிவு இல்லை', full: 'இடங்கள் தீர்ந்துவிட்டன' },
  elsewhere: 'பிரவேஷ் முகப்பு',
  findAgain: 'உங்கள் வருகையை மீண்டும் தேடுங்கள்',
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  title: { confirmed: 'நன்றி', over: 'நிகழ்ச்சி முடிந்துவிட்டது', cancelled: 'இந்த வருகை ரத்து செய்யப்பட்டது' },
  thanks: (name) => `நன்றி, ${name}`,
  code: (code) => `குறியீடு ${code}`,
  qrAlt: (show) => `${show}: உங்கள் வருகைப் பக்கத்தின் QR குறியீடு`,
  showThis: 'நுழைவிடத்தில் இந்தக் குறியீட்டைக் காட்டுங்கள். இது இந்தப் பக்கத்தை மீண்டும் திறக்கும்.',
  facts: {
    where: 'எங்கே',
    when: 'எப்போது',
    name: 'பெயர்',
    mobile: 'மொபைல்',
    booking: 'பதிவு எண்',
    booked: 'பதிவு செய்தது',
  },
  another: 'இன்னொரு பெயரைப் பதிவு செய்யுங்கள்',
};
