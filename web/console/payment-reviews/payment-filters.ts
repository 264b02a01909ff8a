import { SEARCHED_STATES } from '#contract/payment-reviews/model.ts';
import { searchedStateText } from '#contract/payment-reviews/rules.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { PRESETS } from '#web/console/kit/dates/date-range.ts';
import { daysFilter, textFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { sayText } from '#web/shared/say.ts';
import { paymentTexts as texts } from './words.ts';

export const paymentFilters = {
  state: valueFilter('state', {
    label: texts.state,
    none: texts.allStates,
    values: SEARCHED_STATES,
    words: (state) => sayText(searchedStateText(state)),
  }),
  gateway: valueFilter('gateway', {
    label: texts.gateway,
    none: texts.allGateways,
    values: GATEWAYS,
    words: (gateway) => texts.gateways[gateway] ?? gateway,
  }),
  mobile: textFilter('mobile', texts.mobile, { type: 'tel', inputMode: 'numeric' }),
  orderId: textFilter('order', texts.orderId),
  days: daysFilter({ labels: texts, presets: PRESETS }),
};
