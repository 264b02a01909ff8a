import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const couponTexts: Translated<typeof english.couponTexts> = {
  apply: 'பயன்படுத்துங்கள்',
  applying: 'பார்க்கிறோம்…',
  empty: 'தயவுசெய்து கூப்பன் குறியீட்டை எழுதுங்கள்',
  invalid: 'கூப்பன் குறியீடு சரியல்ல',
  failed: 'கூப்பனைப் பார்க்க முடியவில்லை. தயவுசெய்து மீண்டும் முயலுங்கள்.',
  notRefreshed: 'கூப்பன் கணக்கை மீண்டும் பார்க்க முடியவில்லை.',
  off: (amount) => `− ${amount}`,
  applied: (name, amount) => `${name} சேர்க்கப்பட்டது: ${amount} குறைந்தது.`,
  removed: 'கூப்பன் நீக்கப்பட்டது.',
  nothingChosen: 'டிக்கெட்டுகளைத் தேர்ந்தெடுங்கள், தள்ளுபடி தருகிறோம்.',
  remove: 'நீக்குங்கள்',
  removeOf: (code) => ` கூப்பன் ${code}`,
};
