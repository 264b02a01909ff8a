import type { FormEvent } from 'react';
import { isDay } from '#contract/dates.ts';
import type { PaymentSearch } from '#contract/payment-reviews/api.ts';
import { SEARCHED_STATES } from '#contract/payment-reviews/model.ts';
import { searchedStateWords } from '#contract/words/payment-reviews.ts';
import { SelectField, TextField } from '#web/console/ui/field.tsx';
import { SearchRow, type Told } from '#web/console/ui/search-row.tsx';
import { type AddressFilters, searchAddress, useTypedFilters } from '#web/console/ui/typed-filters.ts';
import { paymentTexts as texts } from '#web/console/words/payment-reviews.ts';

const NAMES = { state: 'state', mobile: 'mobile', orderId: 'order', startDate: 'from', endDate: 'to' };
type Typed = Record<keyof typeof NAMES, string>;

const typedOf = (params: URLSearchParams): Typed =>
  Object.fromEntries(Object.entries(NAMES).map(([field, name]) => [field, params.get(name) ?? ''])) as Typed;

/** What the address narrows the list by; what makes no sense narrows nothing. */
export function readFilters(params: URLSearchParams): PaymentSearch {
  const { state, startDate, endDate, mobile, orderId } = typedOf(params);
  return {
    state: SEARCHED_STATES.find((known) => known === state) ?? null,
    startDate: isDay(startDate) ? startDate : null,
    endDate: isDay(endDate) ? endDate : null,
    mobile: mobile || null,
    orderId: orderId || null,
  };
}

const inAddress = (typed: Partial<Typed>): AddressFilters =>
  Object.fromEntries(Object.entries(NAMES).map(([field, name]) => [name, typed[field as keyof Typed] ?? '']));

/** The address of another search. */
export const writeFilters = (params: URLSearchParams, typed: Partial<Typed>): URLSearchParams =>
  searchAddress(params, inAddress(typed));

const stateOptions = SEARCHED_STATES.map((value) => ({ value, label: searchedStateWords(value) }));

/** How it stands, whose, which and when; the answer comes with Search. */
export function PaymentFilters({ answer }: { answer: Told }) {
  const { typed, set, search } = useTypedFilters(typedOf);
  const field = (name: keyof Typed) => ({
    value: typed[name],
    change: (value: string) => set({ [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(inAddress(typed));
  };
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={submit} noValidate>
      <SelectField label={texts.state} none={texts.allStates} options={stateOptions} {...field('state')} />
      <TextField label={texts.mobile} type="tel" inputMode="numeric" {...field('mobile')} />
      <TextField label={texts.orderId} spellCheck={false} autoCapitalize="none" {...field('orderId')} />
      <TextField label={texts.from} type="date" {...field('startDate')} />
      <TextField label={texts.to} type="date" {...field('endDate')} />
      <SearchRow answer={answer} clear={() => search(inAddress({}))} />
    </form>
  );
}
