import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  mobile: 'மொபைல் எண்',
  mobileHint: '10 எண்கள். மேசையில் இந்த எண்ணால் உங்களை அடையாளம் காண்பார்கள்.',
  book: 'டோக்கன் பதிவு செய்யுங்கள்',
  booking: 'உங்கள் டோக்கன் பதிவாகிறது…',
  failed: 'டோக்கன் பதிவு செய்ய முடியவில்லை.',
};

export const doctorTexts: Translated<typeof english.doctorTexts> = {
  leftToday: (count) =>
    count === 0 ? 'இன்று நிரம்பிவிட்டது' : `இன்று ${count} ${count === 1 ? 'டோக்கன் உள்ளது' : 'டோக்கன்கள் உள்ளன'}`,
  over: 'இன்றைக்கு மூடப்பட்டது',
  off: 'விடுமுறை',
  notToday: 'இன்று இனி டோக்கன்கள் இல்லை',
  left: (count) => (count === 0 ? 'நிரம்பியது' : `${count} உள்ளன`),
  doctor: 'எந்த மருத்துவர்?',
  personName: 'நோயாளி பெயர்',
  day: 'எந்த நாள்?',
  dayHint: 'உங்கள் டோக்கன் அந்த நாளுக்கு மட்டுமே.',
  forToday: (day) => `இன்றைக்கு, ${day}. உங்கள் டோக்கன் அந்த நாளுக்கு மட்டுமே.`,
  near: ['இன்று', 'நாளை'],
  pay: 'எப்படிப் பணம் செலுத்துவீர்கள்?',
  online: 'ஆன்லைனில் செலுத்துங்கள்',
  onlineNote: 'கார்டு, UPI அல்லது நெட் பேங்கிங்',
  cash: 'கிளினிக்கில் செலுத்துங்கள்',
  cashNote: 'மேசையில் ரொக்கம்',
  cashOnly: 'இந்தக் கிளினிக் இன்னும் ஆன்லைனில் பணம் ஏற்பதில்லை. தயவுசெய்து அங்குள்ள மேசையில் செலுத்துங்கள்.',
  payNow: (amount) => `${amount} செலுத்துங்கள்`,
  starting: 'பணம் செலுத்துவது தொடங்குகிறது…',
  dueNow: 'இப்போது செலுத்த வேண்டியது',
  dueThere: 'கிளினிக்கில் செலுத்த வேண்டியது',
  free: 'இலவசம்',
  noFee: 'கட்டணம் இல்லை',
  consultation: 'மருத்துவர் ஆலோசனை',
};

export const feeTexts: Translated<typeof english.feeTexts> = { fee: (amount) => `கட்டணம் ${amount}` };

const LOANS: Record<string, string> = {
  'Auto mobile': 'வாகனக் கடன்',
  Personal: 'தனிநபர் கடன்',
  'Consumer durables': 'வீட்டு உபயோகப் பொருள் கடன்',
  Home: 'வீட்டுக் கடன்',
};

export const loanTypeWords: typeof english.loanTypeWords = (type) => LOANS[type] ?? type;

export const loanTexts: Translated<typeof english.loanTexts> = {
  name: 'உங்கள் பெயர்',
  loanType: 'எந்தக் கடன் பற்றி?',
};
