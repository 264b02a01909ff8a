import type * as english from './words.ts';

const LABELS: Record<string, string> = {
  Adult: 'वयस्क',
  Child: 'बच्चे',
  'VIP Adult': 'वीआईपी वयस्क',
  'VIP Kid': 'वीआईपी बच्चे',
  'GA Adult': 'सामान्य वयस्क',
  'GA Kid': 'सामान्य बच्चे',
  Ticket: 'टिकट',
  'Two Wheeler': 'टू व्हीलर',
  'Four Wheeler': 'फ़ोर व्हीलर',
  'Senior Citizen': 'वरिष्ठ नागरिक',
  Women: 'महिलाएँ',
  'Physically Challenged': 'दिव्यांग',
  'Video Camera': 'वीडियो कैमरा',
  Photography: 'फ़ोटोग्राफ़ी',
  Shooting: 'शूटिंग',
  Walker: 'वॉकर',
  Family: 'फ़ैमिली',
  'Family Addon': 'फ़ैमिली के साथ एक और',
};

export const labelWords: typeof english.labelWords = (label) => LABELS[label] ?? label;
