import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const APPOINTMENT_PROBLEMS: Translated<typeof english.APPOINTMENT_PROBLEMS> = {
  noMobile: 'कृपया मोबाइल नंबर लिखें',
  digitsOnly: 'सिर्फ़ अंक लिखें',
  tenDigits: 'पूरे 10 अंक होने चाहिए',
  full: 'आज के सारे टोकन बुक हो गए हैं।',
  noDoctor: 'कृपया डॉक्टर चुनें',
  nobodyHere: 'अभी यहाँ कोई डॉक्टर मरीज़ नहीं देखते। कृपया क्लिनिक से पूछें कि कब देखेंगे।',
  noClinic: 'कृपया क्लिनिक चुनें: यह डॉक्टर कई क्लिनिक में हैं।',
  noPatient: 'कृपया मरीज़ का नाम लिखें',
  noDay: 'कृपया उन दिनों में से एक चुनें जिनकी बुकिंग खुली है।',
  noBranch: 'कृपया शाखा चुनें',
  noName: 'कृपया नाम लिखें',
  noLoanType: 'कृपया लोन का प्रकार चुनें',
};

export const APPOINTMENT_REFUSALS: Translated<typeof english.APPOINTMENT_REFUSALS> = {
  tooMany: 'इस मोबाइल नंबर की यहाँ पहले से पाँच बुकिंग हैं। कृपया उनमें से एक इस्तेमाल करें, या डेस्क पर पूछें।',
};

export const PAID_FEE: Translated<typeof english.PAID_FEE> = {
  back: 'पैसा लौटा दिया गया',
  cash: 'क्लिनिक पर दिया गया',
  cashDue: 'क्लिनिक पर देना है',
  online: 'ऑनलाइन दिया गया',
};

export const tokenInWords: typeof english.tokenInWords = (number, place, day) =>
  `${place}: टोकन ${number}, ${formatDay(day)}`;

export const APPOINTMENT_STATES: Translated<typeof english.APPOINTMENT_STATES> = {
  cancelled: 'यह टोकन रद्द हो गया है।',
  numbered: (number) => `आपका टोकन नंबर ${number} है।`,
};
