import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const televisionTexts: Translated<typeof english.televisionTexts> = {
  title: 'इस स्क्रीन पर क़तार दिखाएँ',
  code: 'इस स्क्रीन का कोड',
  noCode: '··· ···',
  open: 'फ़ोन या कंप्यूटर पर प्रवेश में साइन इन करें और आज की क़तार खोलें।',
  type: 'डिस्प्ले बोर्ड पर यह कोड टाइप करें और टीवी पर दिखाने का बटन दबाएँ।',
  again: 'फिर इस स्क्रीन पर क़तार दिखेगी, दोबारा चालू करने पर भी। हर दस मिनट में नया कोड आता है।',
  waiting: 'इंटरनेट का इंतज़ार है। कोड अपने आप आ जाएगा।',
};
