import { codeWords } from '#contract/bookings/words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './ticket-words.ts';
import { stateWords } from './unpaid-words.ts';

export const statusTexts: Translated<typeof english.statusTexts> = {
  title: (status, isUsed, park) => `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'உங்கள் டிக்கெட் தயார்',
  paid: (isUsed) => (isUsed ? 'உங்கள் டிக்கெட் பயன்படுத்தப்பட்டது' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park, day) => `${park}, ${day}: உங்கள் டிக்கெட்டின் QR குறியீடு`,
  used: (when) => `நுழைவாயிலில் பயன்படுத்தப்பட்டது: ${when}`,
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
  slip: 'சிறு சீட்டு அச்சு (80 மி.மீ.)',
  passOn: (words, url) => `${words}: ${url}`,
};
