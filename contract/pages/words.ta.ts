import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const FACTS: Translated<typeof english.FACTS> = {
  to: (from, until) => `${from} – ${until}`,
  begins: (when) => `${when} முதல்`,
  ends: (when) => `${when} வரை`,
  at: (day, time) => `${day}, ${time}`,
  token: (number) => `டோக்கன் ${number}`,
  fee: (amount) => `கட்டணம் ${amount}`,
  counter: (number) => `கவுண்டர் ${number}`,
  quantity: (count, label) => `${count} ${label}`,
  quantityOf: (count, label) => `${count} × ${label}`,
  fillIn: 'தயவுசெய்து இதை நிரப்புங்கள்',
  fillInField: () => 'தயவுசெய்து அனைத்தையும் நிரப்புங்கள்',
  valid: 'தயவுசெய்து சரியாக எழுதுங்கள்',
  longest: (most) => `தயவுசெய்து ${most} எழுத்துகளுக்குள் எழுதுங்கள்`,
  ofField: () => 'தயவுசெய்து எழுதியதை ஒரு முறை பாருங்கள்',
  exhibition: 'கண்காட்சி',
  shows: 'நிகழ்ச்சி',
  drama: 'நாடகம்',
};
