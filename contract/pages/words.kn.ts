import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} ರಿಂದ`,
  ends: (when) => `${when} ವರೆಗೆ`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `ಟೋಕನ್ ${number}`,
  fee: (amount) => `ಶುಲ್ಕ ${amount}`,
  counter: (number) => `ಕೌಂಟರ್ ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'ದಯವಿಟ್ಟು ಇದನ್ನು ತುಂಬಿ',
  fillInField: () => 'ದಯವಿಟ್ಟು ಎಲ್ಲವನ್ನೂ ತುಂಬಿ',
  valid: 'ದಯವಿಟ್ಟು ಸರಿಯಾಗಿ ಬರೆಯಿರಿ',
  longest: (most) => `ದಯವಿಟ್ಟು ${most} ಅಕ್ಷರಗಳನ್ನು ಮೀರದಂತೆ ಬರೆಯಿರಿ`,
  ofField: () => 'ದಯವಿಟ್ಟು ಬರೆದದ್ದನ್ನು ಒಮ್ಮೆ ನೋಡಿ',
  exhibition: 'ವಸ್ತುಪ್ರದರ್ಶನ',
  shows: 'ಪ್ರದರ್ಶನ',
  drama: 'ನಾಟಕ',
};
