import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const PAYMENT_REFUSALS: Translated<Omit<typeof english.PAYMENT_REFUSALS, 'keysMissing'>> = {
  removed: (offering) => `ఈ ${offering} ఇక్కడ లేదు. తీసేసి ఉండవచ్చు.`,
  nothingToPay: 'ఈ బుకింగ్‌కు డబ్బు ఏమీ కట్టనవసరం లేదు.',
  alreadyPaid: 'ఈ బుకింగ్‌కు ఇప్పటికే డబ్బు కట్టారు.',
  expired: 'ఈ బుకింగ్‌కు డబ్బు కట్టే సమయం ముగిసింది. దయచేసి మళ్ళీ బుక్ చేయండి. డబ్బు ఏమీ తీసుకోలేదు.',
  confirming: 'ఒక చెల్లింపు ఖాయం అవుతోంది. దయచేసి మళ్ళీ డబ్బు కట్టవద్దు.',
  otherOffering: (offering) => `ఈ బుకింగ్ మరో ${offering}ది. దయచేసి బుకింగ్ పేజీని మళ్ళీ తెరవండి.`,
  otherMeans: (offering, means) => `ఈ ${offering} ఇక్కడ ${means} ద్వారా డబ్బు తీసుకోదు.`,
  otherMerchant: 'ఈ బుకింగ్ మరో వ్యాపారిది. దయచేసి బుకింగ్ పేజీని మళ్ళీ తెరవండి.',
  otherAmount: 'మొత్తం మారింది, దయచేసి మీ బుకింగ్ మళ్ళీ చూడండి',
  noKeys: (offering) => `ఈ ${offering} ఇప్పుడు ఆన్‌లైన్‌లో డబ్బు తీసుకోలేదు. దయచేసి అక్కడే అడగండి. డబ్బు ఏమీ తీసుకోలేదు.`,
  unavailable: 'ఇప్పుడు ఆన్‌లైన్‌లో డబ్బు కట్టడం కుదరదు. డబ్బు ఏమీ తీసుకోలేదు.',
};
