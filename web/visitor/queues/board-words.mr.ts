import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `आत्ता सुरू – ${place}`,
  start: 'फलक सुरू करा',
  stop: 'आवाज थांबवा',
  another: 'दुसरे ठिकाण',
  soundOn: 'आवाज येत आहे',
  soundOff: 'आवाज नाही – कोणतेही बटण दाबा',
  sound: 'बोलायच्या भाषा',
  chimeOnly: (language) => `या उपकरणावर या भाषेचा आवाज नाही: ${language}. नंबरांसाठी घंटा वाजेल.`,
  recorded: (languages) =>
    `या उपकरणात या भाषेचा आवाज नाही: ${languages}. यंत्राने म्हटलेले शब्द ऐकू येतील; लोकांची नावे फक्त पडद्यावर दिसतात.`,
  page: (at, of) => `${at} / ${of}`,
};
