import type * as english from './words.ts';

const LABELS: Record<string, string> = {
  Adult: 'प्रौढ',
  Child: 'मूल',
  'VIP Adult': 'व्हीआयपी प्रौढ',
  'VIP Kid': 'व्हीआयपी मूल',
  'GA Adult': 'सामान्य प्रौढ',
  'GA Kid': 'सामान्य मूल',
  Ticket: 'तिकीट',
  'Two Wheeler': 'दुचाकी',
  'Four Wheeler': 'चारचाकी',
  'Senior Citizen': 'ज्येष्ठ नागरिक',
  Women: 'महिला',
  'Physically Challenged': 'दिव्यांग',
  'Video Camera': 'व्हिडिओ कॅमेरा',
  Photography: 'छायाचित्रण',
  Shooting: 'चित्रीकरण',
  Walker: 'वॉकर',
  Family: 'कुटुंब',
  'Family Addon': 'कुटुंबासोबत जादा व्यक्ती',
};

export const labelWords: typeof english.labelWords = (label) => LABELS[label] ?? label;
