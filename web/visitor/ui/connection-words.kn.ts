import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './connection-words.ts';

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'ಈಗಿನ ಮಾಹಿತಿ',
  asOf: (time) => `${time} ರ ಮಾಹಿತಿ`,
  asking: (time) => `${time} ರ ಮಾಹಿತಿ. ಪ್ರತಿ 15 ಸೆಕೆಂಡಿಗೆ ಮತ್ತೆ ನೋಡುತ್ತೇವೆ.`,
  lost: (time) => `ಮತ್ತೆ ಸಂಪರ್ಕಿಸುತ್ತಿದ್ದೇವೆ… ಕೊನೆಯ ಮಾಹಿತಿ ${time}`,
  refresh: 'ಮತ್ತೆ ನೋಡಿ',
  kept: 'ಸದ್ಯ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ: {time} ರ ಮಾಹಿತಿ.',
};
