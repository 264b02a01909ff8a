import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const posterWords: Translated<typeof english.posterWords> = {
  free: 'मुफ़्त',
  from: (price) => `${price} से`,
  scan: 'फ़ोन के कैमरे से यह कोड स्कैन करें',
  steps: {
    park: ['टिकट चुनें और बुक करें', 'गेट पर अपना QR कोड दिखाएँ'],
    clinic: ['दिन चुनें और टोकन बुक करें', 'नंबर पास आने पर पहुँचें'],
    branch: ['फ़ोन पर अपनी बारी बुक करें', 'नंबर पास आने पर पहुँचें'],
    exhibition: ['अपना नाम लिखवाएँ', 'प्रवेश पर अपना कोड दिखाएँ'],
    coaching: ['नाम लिखें और सीट बुक करें', 'पहले दिन अपनी बुकिंग दिखाएँ'],
  },
};
