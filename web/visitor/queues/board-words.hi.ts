import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `अभी चल रहा है – ${place}`,
  start: 'बोर्ड शुरू करें',
  stop: 'आवाज़ बंद करें',
  another: 'दूसरी जगह',
  soundOn: 'आवाज़ चालू',
  soundOff: 'आवाज़ बंद – कोई भी बटन दबाएँ',
  sound: 'बोलने की भाषाएँ',
  chimeOnly: (language) => `इस डिवाइस में इस भाषा की आवाज़ नहीं है: ${language}। नंबर पर घंटी बजती है।`,
  recorded: (languages) =>
    `इस डिवाइस में इस भाषा की आवाज़ नहीं है: ${languages}। मशीन के बोले हुए शब्द सुनाई देंगे; लोगों के नाम सिर्फ़ दिखाए जाते हैं।`,
  page: (at, of) => `${at} / ${of}`,
};
