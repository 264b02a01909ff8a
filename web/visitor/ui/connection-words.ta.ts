import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './connection-words.ts';

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'இப்போதைய நிலை',
  asOf: (time) => `${time} நிலை`,
  asking: (time) => `${time} நிலை. 15 விநாடிக்கு ஒரு முறை மீண்டும் பார்ப்போம்.`,
  lost: (time) => `மீண்டும் இணைக்கிறோம்… கடைசி நிலை ${time}`,
  refresh: 'மீண்டும் பாருங்கள்',
  kept: 'தற்போது நெட்வொர்க் இல்லை: {time} நிலை.',
};
