import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const ENROLMENT_PROBLEMS: Translated<typeof english.ENROLMENT_PROBLEMS> = {
  noStudent: 'దయచేసి విద్యార్థి పేరు రాయండి',
  noBatch: 'దయచేసి బ్యాచ్ ఎంచుకోండి',
  badEmail: 'దయచేసి సరైన ఈమెయిల్ రాయండి',
  full: 'ఈ బ్యాచ్ నిండిపోయింది.',
  over: 'ఈ బ్యాచ్ ముగిసింది.',
  off: 'ఈ బ్యాచ్‌లో ఇక క్లాసులు లేవు.',
};

export const ENROLMENT_REFUSALS: Translated<typeof english.ENROLMENT_REFUSALS> = {
  tooManyHolds: 'ఈ మొబైల్ నంబర్‌తో ఇక్కడ డబ్బు కట్టని సీట్లు ఇప్పటికే ఐదు ఉన్నాయి. దయచేసి వాటిలో ఒకదానికి డబ్బు కట్టండి, లేదా కొన్ని నిమిషాలు ఆగండి.',
};

export const ENROLMENT_STATES: Translated<typeof english.ENROLMENT_STATES> = {
  confirmed: 'బ్యాచ్‌లో మీ సీటు ఖాయమైంది.',
  cancelled: 'ఈ సీటు రద్దయింది.',
};

export const placeInWords: typeof english.placeInWords = ({ name, dates, hours }) => `${name} సీటు, ${dates}, ${hours}`;
