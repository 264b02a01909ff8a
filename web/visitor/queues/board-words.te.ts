import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `ఇప్పుడు నడుస్తోంది – ${place}`,
  start: 'బోర్డు మొదలుపెట్టండి',
  stop: 'శబ్దం ఆపండి',
  another: 'మరో చోటు',
  soundOn: 'శబ్దం వస్తోంది',
  soundOff: 'శబ్దం లేదు – ఏదైనా బటన్ నొక్కండి',
  sound: 'మాట్లాడే భాషలు',
  chimeOnly: (language) => `ఈ పరికరంలో ఈ భాషకు గొంతు లేదు: ${language}. నంబర్లకు గంట మోగుతుంది.`,
  recorded: (languages) => `ఈ పరికరంలో ఈ భాషకు గొంతు లేదు: ${languages}. యంత్రం పలికిన మాటలు వినిపిస్తాయి; మనుషుల పేర్లు తెరపైనే కనిపిస్తాయి.`,
  page: (at, of) => `${at} / ${of}`,
};
