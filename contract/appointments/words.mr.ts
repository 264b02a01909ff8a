import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const APPOINTMENT_PROBLEMS: Translated<typeof english.APPOINTMENT_PROBLEMS> = {
  noMobile: 'कृपया मोबाइल नंबर लिहा',
  digitsOnly: 'फक्त अंक लिहा',
  tenDigits: 'बरोबर 10 अंक हवेत',
  full: 'आजचे सर्व टोकन बुक झाले आहेत.',
  noDoctor: 'कृपया डॉक्टर निवडा',
  noPatient: 'कृपया रुग्णाचे नाव लिहा',
  noDay: 'कृपया बुकिंगसाठी खुल्या असलेल्या दिवसांपैकी एक निवडा.',
  noBranch: 'कृपया शाखा निवडा',
  noName: 'कृपया नाव लिहा',
  noLoanType: 'कृपया कर्जाचा प्रकार निवडा',
};

export const APPOINTMENT_REFUSALS: Translated<typeof english.APPOINTMENT_REFUSALS> = {
  tooMany: 'या मोबाइल नंबरवर इथे आधीच पाच बुकिंग आहेत. कृपया त्यांपैकी एक वापरा, किंवा डेस्कवर विचारा.',
};

export const PAID_FEE: Translated<typeof english.PAID_FEE> = {
  back: 'पैसे परत दिले',
  cash: 'क्लिनिकमध्ये भरले',
  cashDue: 'क्लिनिकमध्ये भरायचे आहेत',
  online: 'ऑनलाइन भरले',
};

export const tokenInWords: typeof english.tokenInWords = (number, place, day) =>
  `${place}: टोकन ${number}, ${formatDay(day)}`;

export const APPOINTMENT_STATES: Translated<typeof english.APPOINTMENT_STATES> = {
  cancelled: 'हे टोकन रद्द झाले.',
  numbered: (number) => `तुमचा टोकन नंबर ${number} आहे.`,
};
