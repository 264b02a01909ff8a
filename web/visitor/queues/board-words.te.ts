import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `ఇప్పుడు నడుస్తోంది – ${place}`,
  serving: 'ఇప్పుడు నడుస్తోంది',
  nothing: '–',
  next: 'తర్వాత',
  closed: 'ఈరోజు ఇక టోకెన్లు లేవు',
  paused: 'ఆగింది',
  late: (minutes) => `సుమారు ${minutes} ఆలస్యం`,
  start: 'బోర్డు మొదలుపెట్టండి',
  stop: 'శబ్దం ఆపండి',
  another: 'మరో చోటు',
  soundOn: 'శబ్దం వస్తోంది',
  soundOff: 'శబ్దం లేదు – ఏదైనా బటన్ నొక్కండి',
  sound: 'మాట్లాడే భాషలు',
  chimeOnly: (language) => `ఈ పరికరంలో ఈ భాషకు గొంతు లేదు: ${language}. నంబర్లకు గంట మోగుతుంది.`,
  inEnglish: (language) => `ఈ పరికరంలో ఈ భాషకు గొంతు లేదు: ${language}. ఇంగ్లీషులో చెబుతుంది.`,
  page: (at, of) => `${at} / ${of}`,
};

export const stationWords: typeof english.stationWords = (name) => name.replace(/^Counter /, 'కౌంటర్ ');
