import type { MouseEvent } from 'react';

/** The first thing to type into or to press in a field of a form, by the field's name or where it lies within ("fees.adult"). */
export const fieldOf = (form: Element | null, name: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[data-field="${name.split('.')[0]}"] :is(input, select, textarea, button)`) ?? null;

/** Brings the keyboard to a field, and the field into sight. */
export function bringTo(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Follows a link within the page. */
export function leadToField(event: MouseEvent, field: HTMLElement | null): void {
  event.preventDefault();
  bringTo(field);
}
