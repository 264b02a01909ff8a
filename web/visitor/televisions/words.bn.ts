import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const televisionTexts: Translated<typeof english.televisionTexts> = {
  title: 'এই পর্দায় লাইন দেখান',
  code: 'এই পর্দার কোড',
  noCode: '··· ···',
  open: 'ফোনে বা কম্পিউটারে প্রবেশে সাইন ইন করে, আজকের লাইন খুলুন।',
  type: 'লাইনের বোর্ডের কাছে এই কোড টাইপ করে, টিভিতে দেখানোর বোতাম টিপুন।',
  again: 'তারপর এই পর্দায় লাইন দেখা যাবে, আবার চালু করলেও। প্রতি দশ মিনিটে নতুন কোড আসে।',
  waiting: 'ইন্টারনেটের অপেক্ষায় আছি। কোড নিজে থেকেই আসবে।',
};
