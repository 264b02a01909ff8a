import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const posterWords: Translated<typeof english.posterWords> = {
  free: 'ఉచితం',
  from: (price) => `${price} నుండి`,
  scan: 'ఫోన్ కెమెరాతో ఈ కోడ్ స్కాన్ చేయండి',
  steps: {
    park: ['టికెట్లు ఎంచుకుని బుక్ చేయండి', 'గేట్ దగ్గర మీ QR కోడ్ చూపించండి'],
    clinic: ['రోజు ఎంచుకుని టోకెన్ బుక్ చేయండి', 'మీ నంబర్ దగ్గరకు వచ్చాక రండి'],
    branch: ['ఫోన్‌లో మీ వంతు బుక్ చేయండి', 'మీ నంబర్ దగ్గరకు వచ్చాక రండి'],
    exhibition: ['మీ పేరు నమోదు చేయండి', 'ప్రవేశం దగ్గర మీ కోడ్ చూపించండి'],
    coaching: ['మీ పేరు ఇచ్చి సీటు బుక్ చేయండి', 'మొదటి రోజు మీ బుకింగ్ చూపించండి'],
  },
};
