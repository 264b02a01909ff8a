import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './connection-words.ts';

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'अभी की जानकारी',
  asOf: (time) => `${time} तक की जानकारी`,
  asking: (time) => `${time} तक की जानकारी। हम हर 15 सेकंड में फिर देखते हैं।`,
  lost: (time) => `फिर से जोड़ रहे हैं… पिछली जानकारी ${time}`,
  refresh: 'फिर देखें',
  kept: 'अभी नेटवर्क नहीं है: {time} तक की जानकारी।',
};
