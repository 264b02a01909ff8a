import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const codeWords: typeof english.codeWords = (shortCode) => `कोड ${shortCode}`;

const TOKEN = {
  found: {
    none: 'या मोबाइल नंबरवर आजचे किंवा पुढचे कोणतेही टोकन नाही.',
    one: 'हे तुमचे टोकन.',
    many: (count: number) => `ही तुमची ${count} टोकन.`,
  },
  thing: 'टोकन',
  places: 'त्याचे टोकन',
};

export const BOOKING_WORDS: Translated<typeof english.BOOKING_WORDS> = {
  'park-ticket': {
    offering: 'उद्यान',
    thing: 'तिकीट',
    places: 'त्याची तिकिटे',
    seller: 'उद्यानाकडे',
    found: {
      none: 'या मोबाइल नंबरवर आजचे किंवा पुढचे पैसे भरलेले कोणतेही तिकीट नाही.',
      one: 'हे तुमचे तिकीट.',
      many: (count) => `ही तुमची ${count} तिकिटे.`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'क्लिनिक', seller: 'क्लिनिककडे' },
  'loan-appointment': { ...TOKEN, offering: 'शाखा', seller: 'शाखेकडे' },
  'show-visit': {
    offering: 'कार्यक्रम',
    thing: 'भेट',
    places: 'त्याची जागा',
    seller: 'आयोजकांकडे',
    found: {
      none: 'या मोबाइल नंबरवर कोणतीही भेट नाही.',
      one: 'ही तुमची भेट.',
      many: (count) => `या तुमच्या ${count} भेटी.`,
    },
  },
  'batch-enrolment': {
    offering: 'बॅच',
    thing: 'जागा',
    places: 'त्याची जागा',
    seller: 'कोचिंग सेंटरकडे',
    found: {
      none: 'या मोबाइल नंबरवर या बॅचमध्ये कोणतीही पक्की जागा नाही.',
      one: 'ही तुमची जागा.',
      many: (count) => `या तुमच्या ${count} जागा.`,
    },
  },
};

export const BOOKING_REFUSALS: Translated<typeof english.BOOKING_REFUSALS> = {
  paid: 'या बुकिंगचे पैसे भरले आहेत, म्हणून ते काढता येत नाही.',
  used: 'हे तिकीट गेटवर वापरले आहे, म्हणून ते रद्द करता येत नाही.',
  feeChanged: 'शुल्क बदलले आहे. कृपया पाहून पुन्हा प्रयत्न करा.',
  feeChanging: 'शुल्क आत्ता बदलले जात आहे. कृपया पुन्हा प्रयत्न करा.',
  offeringRemoved: (name) => `${name} आता इथे बुकिंग घेत नाही.`,
  addressFull:
    'तुम्ही वापरत असलेल्या इंटरनेट कनेक्शनवरून आत्ताच अनेक बुकिंग झाली; एकच कनेक्शन अनेक फोन वापरू शकतात. कृपया थोड्या वेळाने, किंवा दुसऱ्या कनेक्शनवरून प्रयत्न करा: उदाहरणार्थ मोबाइल डेटाऐवजी वायफाय.',
  addressAtMost: (most) =>
    `एका वेळी पैसे भरायच्या जागा जास्तीत जास्त ${most} असू शकतात. कृपया काही बुक करा, पैसे भरा, आणि मग बाकीच्या बुक करा.`,
};
