import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const televisionTexts: Translated<typeof english.televisionTexts> = {
  title: 'ಈ ಪರದೆಯಲ್ಲಿ ಸರದಿ ತೋರಿಸಿ',
  code: 'ಈ ಪರದೆಯ ಕೋಡ್',
  noCode: '··· ···',
  open: 'ಫೋನ್ ಅಥವಾ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಪ್ರವೇಶ್‌ಗೆ ಸೈನ್ ಇನ್ ಆಗಿ, ಇಂದಿನ ಸರದಿ ತೆರೆಯಿರಿ.',
  type: 'ಸರದಿ ಫಲಕದ ಬಳಿ ಈ ಕೋಡ್ ಟೈಪ್ ಮಾಡಿ, ಟಿವಿಯಲ್ಲಿ ತೋರಿಸುವ ಬಟನ್ ಒತ್ತಿ.',
  again: 'ನಂತರ ಈ ಪರದೆಯಲ್ಲಿ ಸರದಿ ಕಾಣುತ್ತದೆ, ಮತ್ತೆ ಆನ್ ಮಾಡಿದರೂ ಸಹ. ಪ್ರತಿ ಹತ್ತು ನಿಮಿಷಕ್ಕೆ ಹೊಸ ಕೋಡ್ ಬರುತ್ತದೆ.',
  waiting: 'ಇಂಟರ್ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ. ಕೋಡ್ ತಾನಾಗಿಯೇ ಬರುತ್ತದೆ.',
};
