import type { MouseEvent } from 'react';

/** The first control of a field, found by its name or by an outer one ("fees.adult"). */
export const fieldOf = (form: Element | null, name: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[data-field="${name.split('.')[0]}"] :is(input, select, textarea, button)`) ?? null;

export function bringTo(field: HTMLElement | null): void {
  // Opens the page of the form, as the browser does where it finds a word.
  field?.closest('[hidden]')?.dispatchEvent(new Event('beforematch'));
  field?.closest('details')?.setAttribute('open', '');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

export function leadToField(event: MouseEvent, field: HTMLElement | null): void {
  event.preventDefault();
  bringTo(field);
}
