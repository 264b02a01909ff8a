import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OFFERING_CLOSED: Translated<typeof english.OFFERING_CLOSED> = {
  message: (name) => `${name} ಹೊಸ ಬುಕಿಂಗ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ.`,
  kept: {
    park: 'ಈಗಾಗಲೇ ಬುಕ್ ಆದ ಟಿಕೆಟ್‌ಗಳು ನಡೆಯುತ್ತವೆ.',
    clinic: 'ಈಗಾಗಲೇ ಬುಕ್ ಆದ ಟೋಕನ್‌ಗಳು ನಡೆಯುತ್ತವೆ.',
    branch: 'ಈಗಾಗಲೇ ಬುಕ್ ಆದ ಟೋಕನ್‌ಗಳು ನಡೆಯುತ್ತವೆ.',
    exhibition: 'ಈಗಾಗಲೇ ಪಟ್ಟಿಯಲ್ಲಿರುವ ಹೆಸರುಗಳು ನಡೆಯುತ್ತವೆ.',
    coaching: 'ಈಗಾಗಲೇ ಬುಕ್ ಆದ ಸೀಟುಗಳು ನಡೆಯುತ್ತವೆ.',
  },
};
