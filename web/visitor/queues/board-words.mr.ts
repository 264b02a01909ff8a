import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `आत्ता सुरू – ${place}`,
  serving: 'आत्ता सुरू',
  nothing: '–',
  next: 'पुढे',
  closed: 'आज आणखी टोकन नाहीत',
  paused: 'थांबले',
  late: (minutes) => `सुमारे ${minutes} उशीर`,
  start: 'फलक सुरू करा',
  stop: 'आवाज थांबवा',
  another: 'दुसरे ठिकाण',
  soundOn: 'आवाज येत आहे',
  soundOff: 'आवाज नाही – कोणतेही बटण दाबा',
  sound: 'बोलायच्या भाषा',
  chimeOnly: (language) => `या उपकरणावर या भाषेचा आवाज नाही: ${language}. नंबरांसाठी घंटा वाजेल.`,
  inEnglish: (language) => `या उपकरणावर या भाषेचा आवाज नाही: ${language}. इंग्रजीत सांगेल.`,
  page: (at, of) => `${at} / ${of}`,
};

export const stationWords: typeof english.stationWords = (name) => name.replace(/^Counter /, 'काउंटर ');
