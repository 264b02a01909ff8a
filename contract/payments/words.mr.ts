import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const PAYMENT_REFUSALS: Translated<Omit<typeof english.PAYMENT_REFUSALS, 'keysMissing'>> = {
  removed: (offering) => `हे ठिकाण (${offering}) इथे नाही. ते काढले असू शकते.`,
  nothingToPay: 'या बुकिंगसाठी पैसे भरायचे नाहीत.',
  alreadyPaid: 'या बुकिंगचे पैसे आधीच भरले आहेत.',
  expired: 'या बुकिंगचे पैसे भरण्याची वेळ संपली. कृपया पुन्हा बुक करा. पैसे घेतलेले नाहीत.',
  confirming: 'एक पेमेंट पक्के होत आहे. कृपया पुन्हा पैसे भरू नका.',
  otherOffering: (offering) => `हे बुकिंग दुसऱ्या ठिकाणाचे आहे (${offering}). कृपया बुकिंगचे पान पुन्हा उघडा.`,
  otherMeans: (offering, means) => `हे ठिकाण (${offering}) इथे ${means} ने पैसे घेत नाही.`,
  otherMerchant: 'हे बुकिंग दुसऱ्या व्यापाऱ्याचे आहे. कृपया बुकिंगचे पान पुन्हा उघडा.',
  otherAmount: 'रक्कम बदलली आहे, कृपया तुमचे बुकिंग पुन्हा पाहा',
  noKeys: (offering) => `हे ठिकाण (${offering}) आत्ता ऑनलाइन पैसे घेऊ शकत नाही. कृपया तिथेच विचारा. पैसे घेतलेले नाहीत.`,
  unavailable: 'आत्ता ऑनलाइन पैसे भरता येत नाहीत. पैसे घेतलेले नाहीत.',
};
