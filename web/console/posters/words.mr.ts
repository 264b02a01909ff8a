import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const posterWords: Translated<typeof english.posterWords> = {
  free: 'मोफत',
  from: (price) => `${price} पासून`,
  scan: 'फोनच्या कॅमेऱ्याने हा कोड स्कॅन करा',
  steps: {
    park: ['तिकिटे निवडा आणि बुक करा', 'गेटवर तुमचा QR कोड दाखवा'],
    clinic: ['दिवस निवडा आणि टोकन बुक करा', 'तुमचा नंबर जवळ आला की या'],
    branch: ['फोनवर तुमची पाळी बुक करा', 'तुमचा नंबर जवळ आला की या'],
    exhibition: ['तुमचे नाव नोंदवा', 'प्रवेशद्वारावर तुमचा कोड दाखवा'],
    coaching: ['तुमचे नाव लिहा आणि जागा बुक करा', 'पहिल्या दिवशी तुमचे बुकिंग दाखवा'],
  },
};
