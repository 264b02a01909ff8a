import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const enrolmentTexts: Translated<typeof english.enrolmentTexts> = {
  studentName: 'மாணவர் பெயர்',
  mobileHint: '10 எண்கள். இந்த எண்ணால் உங்கள் இடம் மீண்டும் கிடைக்கும்.',
  email: 'மின்னஞ்சல் (விரும்பினால்)',
  emailHint: 'பயிற்சி மையம் இதற்கு எழுதலாம்.',
  fee: 'முழு வகுப்பின் கட்டணம்',
  free: 'இலவசம்',
  pay: (amount) => `${amount} செலுத்துங்கள்`,
  join: 'வகுப்பில் சேருங்கள்',
  starting: 'பணம் செலுத்துவது தொடங்குகிறது…',
  joining: 'உங்கள் இடம் பதிவாகிறது…',
  failed: 'இடம் பதிவு செய்ய முடியவில்லை.',
};

export const enrolmentPageTexts: Translated<typeof english.enrolmentPageTexts> = {
  heading: 'வகுப்பில் சேருங்கள்',
  title: (batch) => `வகுப்பில் சேருங்கள்: ${batch}`,
  description: (batch, centre, dates, isFree) =>
    `${batch}, ${centre}, ${dates}. ${isFree ? 'இது இலவசம்.' : 'பணம் செலுத்தும் வரை உங்கள் இடம் வைக்கப்படும்.'}`,
  left: (count) => (count === 1 ? '1 இடம் உள்ளது' : `${count} இடங்கள் உள்ளன`),
  closed: { over: 'பதிவு இல்லை', full: 'இடங்கள் தீர்ந்துவிட்டன', unpayable: 'இன்னும் ஆன்லைன் பதிவு இல்லை' },
  elsewhere: 'பிரவேஷ் முகப்பு',
  findAgain: 'உங்கள் இடத்தை மீண்டும் தேடுங்கள்',
};

export const enrolmentStatusTexts: Translated<typeof english.enrolmentStatusTexts> = {
  ready: 'நீங்கள் சேர்ந்துவிட்டீர்கள்',
  cancelled: 'இந்த இடம் ரத்து செய்யப்பட்டது',
  code: (code) => `குறியீடு ${code}`,
  qrAlt: (batch) => `${batch}: உங்கள் இடத்தின் பக்கத்துக்கான QR குறியீடு`,
  qrHow: 'இந்தக் குறியீடு இந்தப் பக்கத்தை வேறு போனில் திறக்கும்.',
  facts: {
    batch: 'வகுப்பு',
    student: 'மாணவர்',
    dates: 'தேதிகள்',
    hours: 'நேரம்',
    centre: 'எங்கே',
    booking: 'பதிவு எண்',
    mobile: 'மொபைல்',
    booked: 'பதிவு செய்தது',
  },
  receipt: 'எதற்குப் பணம் செலுத்தினீர்கள்',
  receiptUnpaid: 'உங்கள் பதிவு',
  steps: (first, hours, begun) => [
    begun ? `வகுப்புகள் தொடங்கிவிட்டன. அடுத்த வகுப்புக்கு வாருங்கள், ${hours}.` : `வகுப்புகள் ${first} தொடங்கும், ${hours}.`,
    'முதல் நாளில் பயிற்சி மையத்தில் இந்தப் பக்கத்தைக் காட்டுங்கள்.',
    'ஒரு நகலை வைத்துக்கொள்ளுங்கள்: படத்தைச் சேமியுங்கள், அல்லது உங்கள் மொபைல் எண்ணால் மீண்டும் பெறுங்கள்.',
  ],
  another: 'இன்னொரு மாணவருக்குப் பதிவு செய்யுங்கள்',
  getQr: 'QR பெறுங்கள்',
  held: (time) => `உங்கள் இடம் ${time} வரை வைக்கப்படும்.`,
};
