import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OTHER_WAYS: Translated<typeof english.OTHER_WAYS> = {
  park: 'தயவுசெய்து நுழைவாயிலில் டிக்கெட் வாங்குங்கள்.',
  clinic: 'தயவுசெய்து கிளினிக்கில் பணம் செலுத்துவதைத் தேர்ந்தெடுங்கள்.',
  coaching: 'தயவுசெய்து பயிற்சி மையத்தில் கேளுங்கள்.',
};

export const noOnlinePayment: typeof english.noOnlinePayment = (name) => `${name} இன்னும் ஆன்லைனில் பணம் ஏற்பதில்லை.`;
