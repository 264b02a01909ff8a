import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const televisionTexts: Translated<typeof english.televisionTexts> = {
  title: 'या स्क्रीनवर रांग दाखवा',
  code: 'या स्क्रीनचा कोड',
  noCode: '··· ···',
  open: 'फोन किंवा संगणकावर प्रवेशमध्ये साइन इन करा, आणि आजची रांग उघडा.',
  type: 'रांगेच्या फलकाजवळ हा कोड टाइप करा, आणि टीव्हीवर दाखवण्याचे बटण दाबा.',
  again: 'मग या स्क्रीनवर रांग दिसेल, पुन्हा सुरू केली तरी. दर दहा मिनिटांनी नवीन कोड येतो.',
  waiting: 'इंटरनेटची वाट पाहत आहोत. कोड आपोआप येईल.',
};
