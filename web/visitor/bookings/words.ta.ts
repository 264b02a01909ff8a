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

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'இன்னும் ஒரு படி: பணம் செலுத்துங்கள் – பிரவேஷ்',
  heading: {
    ticket: (amount) => `டிக்கெட்டுக்கு ${amount} செலுத்துங்கள்`,
    token: (amount) => `டோக்கனுக்கு ${amount} செலுத்துங்கள்`,
    place: (amount) => `வகுப்பில் சேர ${amount} செலுத்துங்கள்`,
  },
  held: {
    ticket: 'உங்கள் டிக்கெட்டுகள் உங்களுக்காக வைக்கப்பட்டுள்ளன.',
    token: 'உங்கள் டோக்கன் உங்களுக்காக வைக்கப்பட்டுள்ளது.',
    place: 'உங்கள் இடம் உங்களுக்காக வைக்கப்பட்டுள்ளது.',
  },
  next: { ccav: 'அடுத்த பக்கம் வங்கியுடையது.', paytm: 'அடுத்த பக்கம் பேடிஎம் உடையது.' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} செலுத்துங்கள்`,
};

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'உங்கள் பணத்திற்காகக் காத்திருக்கிறோம்',
    awaited: 'உங்கள் கட்டணம் உறுதி செய்யப்படுகிறது',
    failed: 'பணம் செலுத்தப்படவில்லை',
    aborted: 'பணம் செலுத்துவது நிறுத்தப்பட்டது',
    refunded: 'உங்கள் பணம் திரும்பி வருகிறது',
  },
  over: 'இந்தப் பதிவின் நேரம் முடிந்தது',
  doNotPay: 'மீண்டும் பணம் செலுத்த வேண்டாம்.',
  how: 'பணம் செலுத்திவிட்டால், இங்கேயே காத்திருங்கள். செலுத்தவில்லை என்றால், இப்போது செலுத்தலாம்.',
  watching: 'பணம் என்ன ஆனது என்று கேட்கிறோம். பதில் வந்ததும் இந்தப் பக்கம் தானாகவே மாறும்.',
  returning: 'உங்கள் கணக்கிலிருந்து பணம் போயிருந்தால், 7 முதல் 14 வேலை நாட்களில் தானாகவே திரும்பி வரும்.',
  payNow: (amount) => `${amount} செலுத்துங்கள்`,
  checkNow: 'மீண்டும் பாருங்கள்',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'உங்கள் டிக்கெட் தயார்',
  used: 'உங்கள் டிக்கெட் பயன்படுத்தப்பட்டது',
  over: 'இந்த டிக்கெட்டின் நாள் முடிந்துவிட்டது',
  qrAlt: (park, day) => `${park}, ${day}: உங்கள் டிக்கெட்டின் QR குறியீடு`,
  usedAt: (when) => `நுழைவாயிலில் பயன்படுத்தப்பட்டது: ${when}`,
  payUntil: (time) => `உங்கள் டிக்கெட்டுகள் ${time} வரை உங்களுக்காக வைக்கப்படும்.`,
  facts: {
    park: 'பூங்கா',
    where: 'எங்கே',
    day: 'செல்லும் நாள்',
    booking: 'பதிவு எண்',
    mobile: 'மொபைல்',
    booked: 'பதிவு செய்தது',
  },
  onlyThatDay: 'டிக்கெட் அந்த நாளுக்கு மட்டுமே செல்லும்',
  gateMode: 'நுழைவாயிலில் காட்டுங்கள்',
  bright: 'திரையின் வெளிச்சத்தைக் கூட்டுங்கள்',
  close: 'மூடுங்கள்',
  steps: [
    'இந்தக் குறியீடு டிக்கெட்டில் உள்ள அனைவருக்கும் ஒரு முறை நுழைவாயிலைத் திறக்கும்.',
    'ஒரு நகலை வைத்துக்கொள்ளுங்கள்: படத்தைச் சேமியுங்கள், அல்லது உங்கள் மொபைல் எண்ணால் மீண்டும் பெறுங்கள்.',
  ],
  more: 'மேலும் டிக்கெட்டுகள் பதிவு செய்யுங்கள்',
  getQr: 'QR பெறுங்கள்',
  receipt: 'நீங்கள் வாங்கியவை',
  receiptUnpaid: 'உங்கள் பதிவு',
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
