import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './wallet-words.ts';

export const walletTexts: Translated<typeof english.walletTexts> = {
  closed: 'நீங்கள் பணம் செலுத்துவதை மூடிவிட்டீர்கள்.',
  payAgain: 'பணம் எதுவும் எடுக்கப்படவில்லை. மீண்டும் செலுத்தலாம்.',
  refused: 'பணம் செலுத்துவது தொடங்கவில்லை. தயவுசெய்து சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
};
