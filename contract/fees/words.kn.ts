import type * as english from './words.ts';

const LABELS: Record<string, string> = {
  Adult: 'ವಯಸ್ಕರು',
  Child: 'ಮಕ್ಕಳು',
  'VIP Adult': 'ವಿಐಪಿ ವಯಸ್ಕರು',
  'VIP Kid': 'ವಿಐಪಿ ಮಕ್ಕಳು',
  'GA Adult': 'ಸಾಮಾನ್ಯ ವಯಸ್ಕರು',
  'GA Kid': 'ಸಾಮಾನ್ಯ ಮಕ್ಕಳು',
  Ticket: 'ಟಿಕೆಟ್',
  'Two Wheeler': 'ದ್ವಿಚಕ್ರ ವಾಹನ',
  'Four Wheeler': 'ನಾಲ್ಕು ಚಕ್ರ ವಾಹನ',
  'Senior Citizen': 'ಹಿರಿಯ ನಾಗರಿಕರು',
  Women: 'ಮಹಿಳೆಯರು',
  'Physically Challenged': 'ವಿಶೇಷಚೇತನರು',
  'Video Camera': 'ವಿಡಿಯೊ ಕ್ಯಾಮೆರಾ',
  Photography: 'ಫೋಟೊಗ್ರಫಿ',
  Shooting: 'ಚಿತ್ರೀಕರಣ',
  Walker: 'ವಾಕರ್',
  Family: 'ಕುಟುಂಬ',
  'Family Addon': 'ಕುಟುಂಬದೊಂದಿಗೆ ಹೆಚ್ಚುವರಿ ವ್ಯಕ್ತಿ',
};

export const labelWords: typeof english.labelWords = (label) => LABELS[label] ?? label;
