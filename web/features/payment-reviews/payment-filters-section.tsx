import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '#contract/dates.ts';
import type { PaymentSearch } from '#contract/payment-reviews/api.ts';
import { SEARCHED_STATES, searchedStateWords } from '#contract/payment-reviews/model.ts';
import { paymentTexts as texts } from '#web/messages/payment-reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';

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

/** The address of another search: from its first page, with the page size as it was. */
export function writeFilters(params: URLSearchParams, typed: Partial<Typed>): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('page');
  for (const [field, name] of Object.entries(NAMES)) {
    const value = typed[field as keyof Typed]?.trim();
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

const stateOptions = SEARCHED_STATES.map((value) => ({ value, label: searchedStateWords(value) }));

/** How it stands, whose, which and when; the answer comes with Search. */
export function PaymentFilters() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => typedOf(params));
  const [address, setAddress] = useState(params);
  // The back button, or a cleared search: the fields say what the address says.
  if (address !== params) {
    setAddress(params);
    setTyped(typedOf(params));
  }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    change: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams((now) => writeFilters(now, typed));
  };
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={submit} noValidate>
      <SelectField label={texts.state} none={texts.allStates} options={stateOptions} {...field('state')} />
      <TextField label={texts.mobile} type="tel" inputMode="numeric" {...field('mobile')} />
      <TextField label={texts.orderId} spellCheck={false} autoCapitalize="none" {...field('orderId')} />
      <TextField label={texts.from} type="date" {...field('startDate')} />
      <TextField label={texts.to} type="date" {...field('endDate')} />
      <div className="filters-do">
        <Button type="submit" variant="contained" color="secondary">
          {texts.submit}
        </Button>
        <Button onClick={() => setParams((now) => writeFilters(now, {}))}>{texts.clear}</Button>
      </div>
    </form>
  );
}
