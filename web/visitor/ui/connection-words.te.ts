import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './connection-words.ts';

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'ఇప్పటి సమాచారం',
  asOf: (time) => `${time} నాటిది`,
  asking: (time) => `${time} నాటిది. ప్రతి 15 సెకన్లకు మళ్ళీ చూస్తాం.`,
  lost: (time) => `మళ్ళీ కలుపుతున్నాం… చివరి సమాచారం ${time}`,
  refresh: 'మళ్ళీ చూడండి',
  kept: 'ప్రస్తుతం నెట్‌వర్క్ లేదు: {time} నాటి సమాచారం.',
};
