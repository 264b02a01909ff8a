import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OFFERING_CLOSED: Translated<typeof english.OFFERING_CLOSED> = {
  message: (name) => `${name} अब नई बुकिंग नहीं लेता।`,
  kept: {
    park: 'पहले से बुक किए गए टिकट मान्य रहेंगे।',
    clinic: 'पहले से बुक किए गए टोकन मान्य रहेंगे।',
    branch: 'पहले से बुक किए गए टोकन मान्य रहेंगे।',
    exhibition: 'सूची में पहले से लिखे नाम मान्य रहेंगे।',
    coaching: 'पहले से बुक की गई सीटें मान्य रहेंगी।',
  },
};

export const OFFERING_PAUSED: Translated<typeof english.OFFERING_PAUSED> = 'यहाँ बुकिंग अभी रुकी हुई है। कृपया बाद में फिर देखें।';
