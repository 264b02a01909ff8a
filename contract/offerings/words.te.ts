import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OFFERING_CLOSED: Translated<typeof english.OFFERING_CLOSED> = {
  message: (name) => `${name} కొత్త బుకింగ్‌లు తీసుకోవడం లేదు.`,
  kept: {
    park: 'ఇప్పటికే బుక్ చేసిన టికెట్లు చెల్లుతాయి.',
    clinic: 'ఇప్పటికే బుక్ చేసిన టోకెన్లు చెల్లుతాయి.',
    branch: 'ఇప్పటికే బుక్ చేసిన టోకెన్లు చెల్లుతాయి.',
    exhibition: 'ఇప్పటికే జాబితాలో ఉన్న పేర్లు చెల్లుతాయి.',
    coaching: 'ఇప్పటికే బుక్ చేసిన సీట్లు చెల్లుతాయి.',
  },
};

export const OFFERING_PAUSED: Translated<typeof english.OFFERING_PAUSED> =
  'ఇక్కడ బుకింగ్ ప్రస్తుతానికి ఆపారు. దయచేసి తర్వాత మళ్ళీ చూడండి.';
