import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const posterWords: Translated<typeof english.posterWords> = {
  free: 'ಉಚಿತ',
  from: (price) => `${price} ರಿಂದ`,
  scan: 'ಫೋನ್ ಕ್ಯಾಮೆರಾದಿಂದ ಈ ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  steps: {
    park: ['ಟಿಕೆಟ್ ಆರಿಸಿ ಬುಕ್ ಮಾಡಿ', 'ಗೇಟ್‌ನಲ್ಲಿ ನಿಮ್ಮ QR ಕೋಡ್ ತೋರಿಸಿ'],
    clinic: ['ದಿನ ಆರಿಸಿ ಟೋಕನ್ ಬುಕ್ ಮಾಡಿ', 'ನಿಮ್ಮ ಸಂಖ್ಯೆ ಹತ್ತಿರ ಬಂದಾಗ ಬನ್ನಿ'],
    branch: ['ಫೋನ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಸರದಿ ಬುಕ್ ಮಾಡಿ', 'ನಿಮ್ಮ ಸಂಖ್ಯೆ ಹತ್ತಿರ ಬಂದಾಗ ಬನ್ನಿ'],
    exhibition: ['ನಿಮ್ಮ ಹೆಸರು ಬರೆಸಿ', 'ಪ್ರವೇಶದ್ವಾರದಲ್ಲಿ ನಿಮ್ಮ ಕೋಡ್ ತೋರಿಸಿ'],
    coaching: ['ನಿಮ್ಮ ಹೆಸರು ಕೊಟ್ಟು ಸೀಟು ಬುಕ್ ಮಾಡಿ', 'ಮೊದಲ ದಿನ ನಿಮ್ಮ ಬುಕಿಂಗ್ ತೋರಿಸಿ'],
  },
};
