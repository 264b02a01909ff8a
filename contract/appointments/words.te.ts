import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const APPOINTMENT_PROBLEMS: Translated<typeof english.APPOINTMENT_PROBLEMS> = {
  noMobile: 'దయచేసి మొబైల్ నంబర్ రాయండి',
  digitsOnly: 'అంకెలు మాత్రమే రాయండి',
  tenDigits: 'సరిగ్గా 10 అంకెలు ఉండాలి',
  full: 'ఈరోజు టోకెన్లన్నీ బుక్ అయ్యాయి.',
  noDoctor: 'దయచేసి డాక్టర్‌ను ఎంచుకోండి',
  nobodyHere: 'ప్రస్తుతం ఇక్కడ ఏ డాక్టరూ రోగులను చూడటం లేదు. ఎప్పుడు చూస్తారో దయచేసి క్లినిక్‌ను అడగండి.',
  noClinic: 'దయచేసి క్లినిక్ ఎంచుకోండి: ఈ డాక్టర్ చాలా చోట్ల ఉన్నారు.',
  noPatient: 'దయచేసి పేషెంట్ పేరు రాయండి',
  noDay: 'దయచేసి బుకింగ్‌కు ఉన్న రోజుల్లో ఒకటి ఎంచుకోండి.',
  noBranch: 'దయచేసి బ్రాంచ్ ఎంచుకోండి',
  noName: 'దయచేసి పేరు రాయండి',
  noLoanType: 'దయచేసి లోన్ రకం ఎంచుకోండి',
};

export const APPOINTMENT_REFUSALS: Translated<typeof english.APPOINTMENT_REFUSALS> = {
  tooMany: 'ఈ మొబైల్ నంబర్‌తో ఇక్కడ ఇప్పటికే ఐదు బుకింగ్‌లు ఉన్నాయి. దయచేసి వాటిలో ఒకటి వాడండి, లేదా డెస్క్ దగ్గర అడగండి.',
};

export const PAID_FEE: Translated<typeof english.PAID_FEE> = {
  back: 'డబ్బు వెనక్కి ఇచ్చారు',
  cash: 'క్లినిక్‌లో కట్టారు',
  cashDue: 'క్లినిక్‌లో కట్టాలి',
  online: 'ఆన్‌లైన్‌లో కట్టారు',
};

export const tokenInWords: typeof english.tokenInWords = (number, place, day) =>
  `${place}: టోకెన్ ${number}, ${formatDay(day)}`;

export const APPOINTMENT_STATES: Translated<typeof english.APPOINTMENT_STATES> = {
  cancelled: 'ఈ టోకెన్ రద్దయింది.',
  numbered: (number) => `మీ టోకెన్ నంబర్ ${number}.`,
};
