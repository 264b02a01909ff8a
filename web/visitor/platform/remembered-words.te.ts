import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './remembered-words.ts';

export const rememberedTexts: Translated<typeof english.rememberedTexts> = {
  heading: 'ఈ ఫోన్‌లో బుక్ చేసినవి',
  asking: 'ఎలా ఉందో అడుగుతున్నాం…',
  unknown: 'ఇప్పుడు ఎలా ఉందో అడగలేకపోయాం.',
  checking: (amount) => `మీ ${amount} చెల్లింపును ఇంకా చూస్తున్నారు. మళ్ళీ డబ్బు కట్టవద్దు.`,
  continue: 'కొనసాగించండి',
  open: 'తెరవండి',
  pay: 'ఇప్పుడు కట్టండి',
  forget: 'ఈ ఫోన్ నుండి తీసేయండి',
};
