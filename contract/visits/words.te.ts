import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const VISIT_PROBLEMS: Translated<typeof english.VISIT_PROBLEMS> = {
  noName: 'దయచేసి మీ పేరు రాయండి',
  over: 'ఈ ప్రదర్శన ముగిసింది.',
  off: 'ఈ ప్రదర్శన ఇక ఏ రోజూ లేదు.',
  full: 'ఈ ప్రదర్శనకు చోట్లన్నీ నిండిపోయాయి.',
  many: 'ఈ మొబైల్ నంబర్‌తో ఈ ప్రదర్శనకు ఇప్పటికే ఐదు చోట్లు ఉన్నాయి.',
};

export const VISIT_STATES: Translated<typeof english.VISIT_STATES> = {
  cancelled: 'ఈ సందర్శన రద్దయింది.',
  confirmed: 'మీ చోటు ఖాయమైంది, డబ్బు ఏమీ కట్టనవసరం లేదు.',
};

export const visitInWords: typeof english.visitInWords = (show, hours) =>
  `సందర్శన: ${[show, hours].filter(Boolean).join(', ')}`;
