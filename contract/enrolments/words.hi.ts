import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const ENROLMENT_PROBLEMS: Translated<typeof english.ENROLMENT_PROBLEMS> = {
  noStudent: 'कृपया छात्र का नाम लिखें',
  noBatch: 'कृपया बैच चुनें',
  badEmail: 'कृपया सही ईमेल लिखें',
  full: 'यह बैच भर गया है।',
  over: 'यह बैच ख़त्म हो गया है।',
  off: 'इस बैच की अब कोई क्लास बाक़ी नहीं है।',
};

export const ENROLMENT_REFUSALS: Translated<typeof english.ENROLMENT_REFUSALS> = {
  tooManyHolds: 'इस मोबाइल नंबर की यहाँ पहले से पाँच सीटें हैं जिनका पैसा नहीं दिया गया है। कृपया उनमें से एक का पैसा दें, या कुछ मिनट रुकें।',
};

export const ENROLMENT_STATES: Translated<typeof english.ENROLMENT_STATES> = {
  confirmed: 'बैच में आपकी सीट पक्की है।',
  cancelled: 'यह सीट रद्द हो गई है।',
};

export const placeInWords: typeof english.placeInWords = ({ name, dates, hours }) =>
  `${name} में सीट, ${dates}, ${hours}`;
