import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const VISIT_PROBLEMS: Translated<typeof english.VISIT_PROBLEMS> = {
  noName: 'कृपया अपना नाम लिखें',
  over: 'यह शो ख़त्म हो गया है।',
  off: 'इस शो का अब कोई दिन बाक़ी नहीं है।',
  full: 'इस शो की सारी जगहें भर गई हैं।',
  many: 'इस मोबाइल नंबर की इस शो में पहले से पाँच जगहें हैं।',
};

export const VISIT_STATES: Translated<typeof english.VISIT_STATES> = {
  cancelled: 'यह विज़िट रद्द हो गई है।',
  confirmed: 'आपकी जगह पक्की है, और कोई पैसा नहीं देना है।',
};

export const visitInWords: typeof english.visitInWords = (show, hours) =>
  `विज़िट: ${[show, hours].filter(Boolean).join(', ')}`;
