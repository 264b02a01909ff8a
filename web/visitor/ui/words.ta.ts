import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const shellTexts: Omit<Translated<typeof english.shellTexts>, 'language'> &
  Pick<typeof english.shellTexts, 'language'> = {
  language: 'ta',
  languages: 'மொழி',
  product: 'பிரவேஷ்',
  skip: 'பக்கத்துக்குச் செல்லுங்கள்',
  home: 'பிரவேஷ் முகப்பு',
  mainMenu: 'உங்கள் டிக்கெட்டுகள்',
  getQr: 'QR பெறுங்கள்',
  help: 'உதவி, கொள்கைகள்',
  call: (phone) => `அழையுங்கள்: ${phone}`,
  write: (email) => `எழுதுங்கள்: ${email}`,
  privacy: 'தனியுரிமைக் கொள்கை',
  terms: 'விதிமுறைகள்',
  refunds: 'பணம் திருப்பும் கொள்கை',
  writeToUs: 'எங்களுக்கு எழுதுங்கள்',
  poweredBy: 'பிரவேஷ்: இந்தியாவில் உருவானது',
};

export const formTexts: Translated<typeof english.formTexts> = {
  thereIsAProblem: 'ஒரு சிறு சிக்கல் உள்ளது',
  errorTitle: 'சிக்கல்: ',
  nothingCharged: 'பணம் எதுவும் எடுக்கப்படவில்லை.',
  notBooked: 'இன்னும் பதிவாகவில்லை.',
  notStarted: 'பணம் செலுத்துவதைத் தொடங்க முடியவில்லை.',
  stopped: 'நீங்கள் முயற்சியை நிறுத்தினீர்கள்.',
  again: 'மீண்டும் முயல பொத்தானை அழுத்துங்கள். எதுவும் இரண்டு முறை பதிவாகாது.',
  safe: (gateway) =>
    `நீங்கள் ${gateway === 'paytm' ? 'பேடிஎம் மூலம்' : 'வங்கியின் பக்கத்திலேயே'} பணம் செலுத்துவீர்கள். உங்கள் கார்டோ UPI பின்னோ எங்களுக்குத் தெரியாது.`,
};

export const waitingTexts: Translated<typeof english.waitingTexts> = {
  busy: 'பலர் பதிவு செய்கிறார்கள். உங்களுக்காகத் தொடர்ந்து முயல்கிறோம்.',
  offline: 'உங்களிடம் இணையம் இல்லை போலும், அல்லது மெதுவாக உள்ளது. உங்களுக்காகத் தொடர்ந்து முயல்கிறோம்.',
  payment: 'உங்கள் பதிவு அப்படியே உள்ளது. பணம் செலுத்துவதைத் தொடங்கத் தொடர்ந்து முயல்கிறோம்.',
  times: (since, seconds) =>
    `${since} முதல் முயல்கிறோம். ${seconds > 0 ? `${seconds} விநாடிகளில் மீண்டும் முயல்வோம்.` : 'இப்போது மீண்டும் முயல்கிறோம்…'}`,
  stop: 'முயற்சியை நிறுத்துங்கள்',
};

export const placeTexts: Translated<typeof english.placeTexts> = { map: 'வரைபடத்தில் பாருங்கள்' };

export const offerTexts: Translated<typeof english.offerTexts> = { bookedBefore: 'முன்பே பதிவு செய்தீர்களா?' };

export const nextTexts: Translated<typeof english.nextTexts> = { title: 'அடுத்து என்ன' };

export const stepperTexts: Translated<typeof english.stepperTexts> = {
  more: (label) => `ஒன்று கூட்டுங்கள்: ${label}`,
  less: (label) => `ஒன்று குறையுங்கள்: ${label}`,
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  caption: 'எதற்குப் பணம் செலுத்துகிறீர்கள்',
  captionFree: 'நீங்கள் பதிவு செய்தவை',
  free: 'இலவசம்',
  item: 'டிக்கெட்',
  amount: 'தொகை',
  total: 'மொத்தம்',
  discount: (code) => (code ? `கூப்பன் ${code}` : 'தள்ளுபடி'),
};

export const adTexts: Translated<typeof english.adTexts> = {
  sponsored: 'விளம்பரம்',
  shopNow: 'இப்போது வாங்குங்கள்',
  shopNowAt: (name) => `இப்போது வாங்குங்கள்: ${name} (புதிய தாவலில் திறக்கும்)`,
};

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'இப்போதைய நிலை',
  asOf: (time) => `${time} நிலை`,
  asking: (time) => `${time} நிலை. 15 விநாடிக்கு ஒரு முறை மீண்டும் பார்ப்போம்.`,
  lost: (time) => `மீண்டும் இணைக்கிறோம்… கடைசி நிலை ${time}`,
  refresh: 'மீண்டும் பாருங்கள்',
  kept: 'தற்போது நெட்வொர்க் இல்லை: {time} நிலை.',
};
