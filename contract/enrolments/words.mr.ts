import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const ENROLMENT_PROBLEMS: Translated<typeof english.ENROLMENT_PROBLEMS> = {
  noStudent: 'कृपया विद्यार्थ्याचे नाव लिहा',
  badEmail: 'कृपया योग्य ईमेल लिहा',
  full: 'ही बॅच भरली आहे.',
  over: 'ही बॅच संपली आहे.',
  off: 'या बॅचमध्ये आता तासिका उरल्या नाहीत.',
};

export const ENROLMENT_REFUSALS: Translated<typeof english.ENROLMENT_REFUSALS> = {
  tooManyHolds: 'या मोबाइल नंबरवर पैसे न भरलेल्या पाच जागा इथे आधीच आहेत. कृपया त्यांपैकी एकीचे पैसे भरा, किंवा काही मिनिटे थांबा.',
};

export const ENROLMENT_STATES: Translated<typeof english.ENROLMENT_STATES> = {
  confirmed: 'बॅचमध्ये तुमची जागा पक्की झाली आहे.',
  cancelled: 'ही जागा रद्द झाली.',
};

export const placeInWords: typeof english.placeInWords = ({ name, dates, hours }) => `${name} जागा, ${dates}, ${hours}`;
