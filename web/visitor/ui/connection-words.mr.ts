import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './connection-words.ts';

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'आत्ताची माहिती',
  asOf: (time) => `${time} ची माहिती`,
  asking: (time) => `${time} ची माहिती. दर 15 सेकंदांनी पुन्हा पाहू.`,
  lost: (time) => `पुन्हा जोडत आहोत… शेवटची माहिती ${time}`,
  refresh: 'पुन्हा पाहा',
  kept: 'सध्या नेटवर्क नाही: {time} ची माहिती.',
};
