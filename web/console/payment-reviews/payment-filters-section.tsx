import { dayOf, isDay } from '#contract/kernel/dates.ts';
import { GATEWAYS } from '#contract/parks/model.ts';
import type { PaymentSearch } from '#contract/payment-reviews/api.ts';
import { SEARCHED_STATES } from '#contract/payment-reviews/model.ts';
import { searchedStateWords } from '#contract/payment-reviews/words.ts';
import { USUAL_PRESETS } from '#web/console/kit/dates/date-range.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { type AnswerStatus, FilterForm } from '#web/console/kit/forms/filter-form.tsx';
import { PresetButtons, RangeFields } from '#web/console/kit/forms/range-field.tsx';
import { chosenWords, daysChip } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { searchAddress, textFilters, useTypedFilters } from '#web/console/kit/tables/filters/typed-filters.ts';
import { paymentTexts as texts } from './words.ts';

const names = {
  state: 'state',
  mobile: 'mobile',
  orderId: 'order',
  gateway: 'gateway',
  startDate: 'from',
  endDate: 'to',
};
const address = textFilters(names);

/** What the address narrows the list by; what makes no sense narrows nothing. */
export function readFilters(params: URLSearchParams): PaymentSearch {
  const { state, startDate, endDate, mobile, orderId, gateway } = address.read(params);
  return {
    state: SEARCHED_STATES.find((known) => known === state) ?? null,
    startDate: isDay(startDate) ? startDate : null,
    endDate: isDay(endDate) ? endDate : null,
    mobile: mobile || null,
    orderId: orderId || null,
    gateway: GATEWAYS.find((known) => known === gateway) ?? null,
  };
}

/** The address of another search. */
export const writeFilters = (params: URLSearchParams, typed: Partial<Record<keyof typeof names, string>>) =>
  searchAddress(params, address.write(typed));

const stateOptions = SEARCHED_STATES.map((value) => ({ value, label: searchedStateWords(value) }));

const gatewayOptions = GATEWAYS.map((value) => ({ value, label: texts.gateways[value] ?? value }));

const chipsOf = ({ state, mobile, orderId, gateway, startDate, endDate }: Record<keyof typeof names, string>) => [
  { label: texts.state, value: chosenWords(stateOptions, state ? [state] : []), names: ['state'] },
  { label: texts.gateway, value: chosenWords(gatewayOptions, gateway ? [gateway] : []), names: ['gateway'] },
  { label: texts.mobile, value: mobile, names: ['mobile'] },
  { label: texts.orderId, value: orderId, names: ['order'] },
  daysChip({ from: startDate, to: endDate }, ['from', 'to']),
];

/** How it stands, whose, which and when; the answer comes with Search. */
export function PaymentFilters({ answer }: { answer: AnswerStatus }) {
  const { typed, set, field, search, asked } = useTypedFilters(address.read);
  const today = dayOf(new Date());
  const range = { from: typed.startDate, to: typed.endDate };
  const ask = (wanted: Partial<typeof typed>) => search(address.write(wanted));
  return (
    <FilterForm
      label={texts.filters}
      answer={answer}
      search={() => ask(typed)}
      clear={() => ask({})}
      chips={chipsOf(asked)}
    >
      <PresetButtons
        presets={USUAL_PRESETS}
        today={today}
        range={range}
        choose={({ from, to }) => ask({ ...typed, startDate: from, endDate: to })}
      />
      <SelectField label={texts.state} none={texts.allStates} options={stateOptions} {...field('state')} />
      <SelectField label={texts.gateway} none={texts.allGateways} options={gatewayOptions} {...field('gateway')} />
      <TextField label={texts.mobile} type="tel" inputMode="numeric" {...field('mobile')} />
      <TextField label={texts.orderId} spellCheck={false} autoCapitalize="none" {...field('orderId')} />
      <RangeFields
        labels={texts}
        today={today}
        range={range}
        change={({ from: startDate = range.from, to: endDate = range.to }) => set({ startDate, endDate })}
      />
    </FilterForm>
  );
}
