import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const getQrTexts: Translated<typeof english.getQrTexts> = {
  title: (place) => `QR पाएँ – ${place}`,
  mobile: 'मोबाइल नंबर',
  save: 'QR कोड सेव करें',
  code: (code) => `कोड ${code}`,
};

const lead = (what: string) => `वह मोबाइल नंबर लिखें जिससे बुक किया था। आपको ${what} दिखेंगे।`;

const TOKEN = {
  heading: 'अपना टोकन ढूँढें',
  lead: lead('आज और आगे के आपके टोकन'),
  submit: 'मेरे टोकन दिखाएँ',
  book: 'टोकन बुक करें',
  open: 'पूरा पेज खोलें',
  name: ({ number }) => `टोकन ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `${place}: आपके टोकन ${number} के पेज का QR कोड`,
} satisfies (typeof english.searchTexts)['clinic'];

export const searchTexts: typeof english.searchTexts = {
  park: {
    heading: 'अपना QR कोड पाएँ',
    lead: lead('आज और आगे के आपके टिकट'),
    submit: 'मेरे टिकट दिखाएँ',
    book: 'टिकट बुक करें',
    open: 'पूरा टिकट खोलें',
    name: ({ day }) => `${formatDay(day)} का टिकट`,
    note: ({ scanned }) => (scanned ? 'स्कैन हो गया' : 'स्कैन नहीं हुआ'),
    qrAlt: (place, { day }) => `${place}, ${formatDay(day)}: आपके टिकट का QR कोड`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'अपनी विज़िट ढूँढें',
    lead: lead('इस शो में आपके लिखे नाम'),
    submit: 'मेरी विज़िट दिखाएँ',
    book: 'मेरा नाम लिखें',
    open: 'पूरा पेज खोलें',
    name: ({ day }) => `${formatDay(day)} की विज़िट`,
    note: () => 'यह कोड प्रवेश द्वार पर दिखाएँ।',
    qrAlt: (place) => `${place}: आपकी विज़िट के पेज का QR कोड`,
  },
  coaching: {
    heading: 'अपनी सीट ढूँढें',
    lead: lead('इस बैच में आपके नाम'),
    submit: 'मेरी सीटें दिखाएँ',
    book: 'बैच में आएँ',
    open: 'पूरा पेज खोलें',
    name: () => 'बैच में आपकी सीट',
    note: ({ day }) => `क्लास ${formatDay(day)} से`,
    qrAlt: (place) => `${place}: आपकी सीट के पेज का QR कोड`,
  },
};

export const placeChoiceTexts: Translated<typeof english.placeChoiceTexts> = {
  title: 'QR पाएँ – प्रवेश',
  heading: 'अपना QR कोड पाएँ',
  lead: 'वह जगह चुनें जहाँ बुक किया था। फिर वह मोबाइल नंबर लिखें जिससे बुक किया था।',
  label: 'कहाँ बुक किया था?',
  prompt: 'जगह चुनें',
  submit: 'मेरी बुकिंग ढूँढें',
  none: 'अभी यहाँ कोई जगह बुकिंग नहीं लेती। आपने अपनी बुकिंग का पेज रखा हो, तो कृपया उसे फिर खोलें।',
  groups: {
    park: 'पार्क',
    clinic: 'क्लिनिक',
    branch: 'बैंक शाखाएँ',
    exhibition: 'प्रदर्शनियाँ और शो',
    coaching: 'कोचिंग बैच',
  },
};
