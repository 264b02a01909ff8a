import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const COUPON_WORDS: Translated<Pick<typeof english.COUPON_WORDS, 'applied'>> = {
  applied: (name) => `${name} लागू झाले.`,
};

export const COUPON_PROBLEMS: Translated<typeof english.COUPON_PROBLEMS> = {
  unknown: 'कूपन कोड बरोबर नाही',
  noneHere: 'हे उद्यान सध्या कूपन घेत नाही.',
  inactive: 'हे कूपन आता चालत नाही.',
  otherPark: 'हे कूपन या उद्यानासाठी नाही.',
  tooEarly: (from) => `हे कूपन ${formatDay(from)} पासून वापरता येईल.`,
  over: (until) => `हे कूपन ${formatDay(until)} पर्यंतच चालत होते.`,
  smallOrder: (least) => `या कूपनसाठी बुकिंग किमान ${formatRupees(least)} चे हवे.`,
  otherMobile: 'हे कूपन या मोबाइल नंबरसाठी नाही.',
  usedUp: 'हे कूपन पूर्ण वापरले गेले आहे.',
  usedByMobile: 'या मोबाइल नंबरवर हे कूपन आधीच वापरले आहे.',
  unpaidByMobile:
    'या कूपनसह या मोबाइल नंबरच्या एका बुकिंगचे पैसे अजून भरायचे आहेत. कृपया त्याचे पैसे भरा, किंवा काही मिनिटांत पुन्हा प्रयत्न करा.',
};
