import type * as english from './words.ts';

const LABELS: Record<string, string> = {
  Adult: 'প্রাপ্তবয়স্ক',
  Child: 'শিশু',
  'VIP Adult': 'ভিআইপি প্রাপ্তবয়স্ক',
  'VIP Kid': 'ভিআইপি শিশু',
  'GA Adult': 'সাধারণ প্রাপ্তবয়স্ক',
  'GA Kid': 'সাধারণ শিশু',
  Ticket: 'টিকিট',
  'Two Wheeler': 'দুই চাকার গাড়ি',
  'Four Wheeler': 'চার চাকার গাড়ি',
  'Senior Citizen': 'প্রবীণ নাগরিক',
  Women: 'মহিলা',
  'Physically Challenged': 'প্রতিবন্ধী',
  'Video Camera': 'ভিডিও ক্যামেরা',
  Photography: 'ছবি তোলা',
  Shooting: 'শুটিং',
  Walker: 'প্রাতর্ভ্রমণকারী',
  Family: 'পরিবার',
  'Family Addon': 'পরিবারের সঙ্গে বাড়তি একজন',
};

export const labelWords: typeof english.labelWords = (label) => LABELS[label] ?? label;
