import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './remembered-words.ts';

export const rememberedTexts: Translated<typeof english.rememberedTexts> = {
  heading: 'এই ফোনে যা বুক করা হয়েছে',
  asking: 'কী হল জিজ্ঞাসা করছি…',
  unknown: 'এখন কী হল জিজ্ঞাসা করা যায়নি।',
  checking: (amount) => `আপনার ${amount} পেমেন্ট এখনও দেখা হচ্ছে। আবার টাকা দেবেন না।`,
  continue: 'চালিয়ে যান',
  open: 'খুলুন',
  pay: 'এখন দিন',
  forget: 'এই ফোন থেকে সরান',
};
