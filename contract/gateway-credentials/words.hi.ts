import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OTHER_WAYS: Translated<typeof english.OTHER_WAYS> = {
  park: 'कृपया टिकट गेट पर ख़रीदें।',
  clinic: 'कृपया क्लिनिक पर पैसा देना चुनें।',
  coaching: 'कृपया कोचिंग सेंटर से पूछें।',
};

export const noOnlinePayment: typeof english.noOnlinePayment = (name) => `${name} अभी ऑनलाइन पैसा नहीं ले सकता।`;
