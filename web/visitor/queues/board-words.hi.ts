import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `अभी चल रहा है – ${place}`,
  serving: 'अभी चल रहा है',
  nothing: '–',
  next: 'आगे',
  closed: 'आज और टोकन नहीं मिलेंगे',
  paused: 'रुका हुआ',
  late: (minutes) => `करीब ${minutes} देर`,
  start: 'बोर्ड शुरू करें',
  stop: 'आवाज़ बंद करें',
  another: 'दूसरी जगह',
  soundOn: 'आवाज़ चालू',
  soundOff: 'आवाज़ बंद – कोई भी बटन दबाएँ',
  sound: 'बोलने की भाषाएँ',
  chimeOnly: (language) => `इस डिवाइस में इस भाषा की आवाज़ नहीं है: ${language}। नंबर पर घंटी बजती है।`,
  inEnglish: (language) => `इस डिवाइस में इस भाषा की आवाज़ नहीं है: ${language}। अंग्रेज़ी में बोला जाता है।`,
  page: (at, of) => `${at} / ${of}`,
};

export const stationWords: typeof english.stationWords = (name) => name.replace(/^Counter /, 'काउंटर ');
