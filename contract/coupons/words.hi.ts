import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const COUPON_WORDS: Translated<Pick<typeof english.COUPON_WORDS, 'applied'>> = {
  applied: (name) => `${name} लग गया है।`,
};

export const COUPON_PROBLEMS: Translated<typeof english.COUPON_PROBLEMS> = {
  unknown: 'कूपन कोड सही नहीं है',
  noneHere: 'यह पार्क अभी कूपन नहीं लेता।',
  inactive: 'यह कूपन अब नहीं चलता।',
  otherPark: 'यह कूपन इस पार्क का नहीं है।',
  tooEarly: (from) => `यह कूपन ${formatDay(from)} से चलेगा।`,
  over: (until) => `यह कूपन ${formatDay(until)} तक ही चलता था।`,
  smallOrder: (least) => `इस कूपन के लिए बुकिंग कम से कम ${formatRupees(least)} की होनी चाहिए।`,
  otherMobile: 'यह कूपन इस मोबाइल नंबर के लिए नहीं है।',
  usedUp: 'यह कूपन पूरा इस्तेमाल हो चुका है।',
  usedByMobile: 'इस मोबाइल नंबर ने यह कूपन पहले ही इस्तेमाल कर लिया है।',
  unpaidByMobile:
    'इस मोबाइल नंबर की इस कूपन वाली एक बुकिंग का पैसा देना बाक़ी है। कृपया उसका पैसा दें, या कुछ मिनट बाद दोबारा कोशिश करें।',
};
