import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const codeWords: typeof english.codeWords = (shortCode) => `कोड ${shortCode}`;

const TOKEN = {
  found: {
    none: 'इस मोबाइल नंबर का आज या आगे का कोई टोकन नहीं मिला।',
    one: 'यह रहा आपका टोकन।',
    many: (count: number) => `ये रहे आपके ${count} टोकन।`,
  },
  thing: 'टोकन',
  places: 'इसका टोकन',
};

export const BOOKING_WORDS: Translated<typeof english.BOOKING_WORDS> = {
  'park-ticket': {
    offering: 'पार्क',
    thing: 'टिकट',
    places: 'इसके टिकट',
    seller: 'पार्क',
    found: {
      none: 'इस मोबाइल नंबर का आज या आगे का कोई टिकट नहीं मिला जिसका पैसा दिया गया हो।',
      one: 'यह रहा आपका टिकट।',
      many: (count) => `ये रहे आपके ${count} टिकट।`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'क्लिनिक', seller: 'क्लिनिक' },
  'loan-appointment': { ...TOKEN, offering: 'शाखा', seller: 'शाखा' },
  'show-visit': {
    offering: 'शो',
    thing: 'विज़िट',
    places: 'इसकी जगह',
    seller: 'आयोजक',
    found: {
      none: 'इस मोबाइल नंबर की कोई विज़िट नहीं मिली।',
      one: 'यह रही आपकी विज़िट।',
      many: (count) => `ये रहीं आपकी ${count} विज़िट।`,
    },
  },
  'batch-enrolment': {
    offering: 'बैच',
    thing: 'सीट',
    places: 'इसकी सीट',
    seller: 'कोचिंग सेंटर',
    found: {
      none: 'इस बैच में इस मोबाइल नंबर की कोई पक्की सीट नहीं मिली।',
      one: 'यह रही आपकी सीट।',
      many: (count) => `ये रहीं आपकी ${count} सीटें।`,
    },
  },
};

export const BOOKING_REFUSALS: Translated<typeof english.BOOKING_REFUSALS> = {
  paid: 'इस बुकिंग का पैसा दिया जा चुका है, इसलिए इसे हटाया नहीं जा सकता।',
  used: 'यह टिकट गेट पर इस्तेमाल हो चुका है, इसलिए इसे रद्द नहीं किया जा सकता।',
  feeChanged: 'फ़ीस बदल गई है। कृपया देखकर दोबारा कोशिश करें।',
  feeChanging: 'फ़ीस अभी बदली जा रही है। कृपया दोबारा कोशिश करें।',
  offeringRemoved: (name) => `${name} अब यहाँ बुकिंग नहीं लेता।`,
  addressFull:
    'आपके इंटरनेट कनेक्शन से अभी-अभी बहुत सी बुकिंग हुई हैं; एक कनेक्शन कई फ़ोन इस्तेमाल कर सकते हैं। कृपया थोड़ी देर बाद, या किसी और कनेक्शन से कोशिश करें: जैसे मोबाइल डेटा की जगह वाई-फ़ाई।',
  tooLittle: {
    ticket: 'भुगतान कम से कम ₹1 का होना चाहिए। कृपया बुकिंग में कुछ और जोड़ें, या कूपन हटा दें।',
    clinic: 'ऑनलाइन भुगतान कम से कम ₹1 का होना चाहिए। कृपया क्लिनिक में पैसे देना चुनें।',
    batch: 'भुगतान कम से कम ₹1 का होना चाहिए, और यह फ़ीस उससे कम है। कृपया कोचिंग सेंटर से पूछें।',
  },
  addressAtMost: (most) =>
    `एक साथ ज़्यादा से ज़्यादा ${most} जगहें भुगतान का इंतज़ार कर सकती हैं। कृपया कुछ बुक करें, पैसा दें, फिर बाक़ी बुक करें।`,
};
