import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './chooser-words.ts';

export const backToLogin = 'लॉगिन पर लौटें';

export const chooserTexts: Translated<typeof english.chooserTexts> = {
  clinic: {
    title: 'डॉक्टर से मिलें – प्रवेश',
    heading: 'डॉक्टर से मिलें',
    lead: 'वह क्लिनिक चुनें जिसका टोकन चाहिए।',
    search: 'क्लिनिक के नाम या जगह से ढूँढें',
    none: 'यहाँ अभी कोई क्लिनिक बुकिंग नहीं लेता। कृपया क्लिनिक पर ही पूछें।',
  },
  exhibition: {
    title: 'प्रदर्शनियाँ और शो – प्रवेश',
    heading: 'प्रदर्शनियाँ और शो',
    lead: 'वह शो चुनें जिसमें आप आ रहे हैं।',
    search: 'शो के नाम या जगह से ढूँढें',
    none: 'यहाँ अभी कोई शो बुकिंग नहीं लेता। कृपया जल्द ही फिर देखें।',
  },
  branch: {
    title: 'बैंक में मिलें – प्रवेश',
    heading: 'बैंक में मिलें',
    lead: 'वह शाखा चुनें जहाँ बारी चाहिए।',
    search: 'शाखा के नाम या कोड से ढूँढें',
    none: 'यहाँ अभी कोई शाखा बुकिंग नहीं लेती। कृपया शाखा के काउंटर पर ही पूछें।',
  },
  find: 'ढूँढें',
  all: 'सब दिखाएँ',
  nothing: (search) => `“${search}” से कुछ नहीं मिला।`,
  more: 'इनसे और भी हैं। बाक़ी के लिए ढूँढें।',
};
