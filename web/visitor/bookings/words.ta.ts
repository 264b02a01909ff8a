import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  tickets: 'யார் யார் வருகிறீர்கள்?',
  groups: { people: 'நபர்கள்', family: 'குடும்பம்', vehicles: 'வாகனங்கள்', cameras: 'கேமராக்கள்' },
  each: (price) => `ஒன்று ${price}`,
  free: 'இலவசம்',
  spoken: (quantity, label, amount) => `${quantity} ${label}, ${amount}`,
  familyHint: (people) => `${people} பேர் வரலாம். ஒரு பதிவில் ஒரு குடும்ப டிக்கெட்.`,
  addonHint: 'உங்கள் குடும்பத்துடன் இன்னும் ஒருவர்.',
  noTickets: 'இந்தப் பூங்கா தற்போது ஆன்லைனில் டிக்கெட் விற்பதில்லை. தயவுசெய்து நுழைவாயிலில் கேளுங்கள்.',
  forToday: (day) => `இன்றைக்கு, ${day}. டிக்கெட் அந்த நாளுக்கு மட்டுமே செல்லும்`,
  mobile: 'மொபைல் எண்',
  mobileHint: '10 எண்கள். இந்த எண்ணால் உங்கள் டிக்கெட் மீண்டும் கிடைக்கும்.',
  coupon: 'கூப்பன் உள்ளதா?',
  couponCode: 'கூப்பன் குறியீடு',
  count: (units) => (units === 0 ? 'எதுவும் தேர்ந்தெடுக்கவில்லை' : units === 1 ? '1 டிக்கெட்' : `${units} டிக்கெட்டுகள்`),
  pay: (amount) => `${amount} செலுத்துங்கள்`,
  payLater: 'பணம் செலுத்துங்கள்',
  free0: 'டிக்கெட் பெறுங்கள்',
  starting: 'பணம் செலுத்துவது தொடங்குகிறது…',
};

export const bookingPageTexts: Translated<typeof english.bookingPageTexts> = {
  title: (park) => `டிக்கெட் பதிவு செய்யுங்கள் – ${park}`,
  description: (park, location) =>
    `${park}, ${location} நுழைவுச் சீட்டுகள். ஆன்லைனில் பணம் செலுத்தி, நுழைவாயிலில் QR குறியீட்டைக் காட்டுங்கள்.`,
  heading: 'டிக்கெட் பதிவு செய்யுங்கள்',
  getQr: 'உங்கள் QR குறியீட்டை மீண்டும் பெறுங்கள்',
  closed: {
    inactive: 'தற்போது பதிவு இல்லை',
    past: 'இப்போது பதிவு செய்யத் தேதிகள் இல்லை',
    unpayable: 'இன்னும் ஆன்லைன் பதிவு இல்லை',
    holiday: 'இன்று விடுமுறை',
    over: 'இன்றைக்கு மூடப்பட்டது',
    'sold-out': 'டிக்கெட்டுகள் தீர்ந்துவிட்டன',
  },
  nextOpen: (day) => `அடுத்து திறக்கும் நாள் ${day}.`,
  opensThatMorning: 'அன்று காலை பதிவு தொடங்கும்.',
  elsewhere: 'வேறு பூங்காக்களைப் பாருங்கள்',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'மேலும்',
  save: 'QR குறியீட்டைச் சேமியுங்கள்',
  share: 'அனுப்புங்கள்',
  copied: 'இணைப்பு நகலெடுக்கப்பட்டது',
  whatsapp: 'வாட்ஸ்அப்',
  calendar: 'நாட்காட்டியில் சேருங்கள்',
  print: 'அச்சிடுங்கள் அல்லது PDF எடுங்கள்',
  slip: 'சிறு சீட்டு அச்சு (80\u00a0மி.மீ.)',
  passOn: (words, url) => `${words}: ${url}`,
};
