import type { FormEvent, ReactNode } from 'react';
import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Answer } from '#web/console/kit/tables/filters/answer.ts';
import { type FilterChip, FilterChips } from '#web/console/kit/tables/filters/filter-chips.tsx';

/** What the words beside Search are made from: whether an answer is on its way, and how old the last one is. */
export type AnswerStatus = Pick<
  Answer<unknown>,
  'asking' | 'dataUpdatedAt' | 'fetchStatus' | 'isPending' | 'isPlaceholderData'
>;

interface FilterFormProps {
  label: string;
  answer: AnswerStatus;
  search: () => void;
  /** The way back to everything. */
  clear?: () => void;
  /** What the address narrows the list by. */
  chips: readonly FilterChip[];
  children: ReactNode;
}

/** Filters above a list. The answer comes with Search, and how old it is stands beside that. */
export function FilterForm({ label, answer, search, clear, chips, children }: FilterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A day that cannot be read says so itself, and nothing is asked.
    if (form.checkValidity()) search();
    else form.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus();
  };
  return (
    <form className="filters" aria-label={label} onSubmit={submit} noValidate>
      {children}
      <div className="filters-do">
        <Button type="submit" variant="contained" color="secondary">
          {uiTexts.search}
        </Button>
        {clear && <Button onClick={clear}>{uiTexts.clear}</Button>}
        <span className="as-of" role="status">
          {wordsOf(answer)}
        </span>
      </div>
      <FilterChips chips={chips} />
    </form>
  );
}

/** In the time of Kolkata; with its day where the page has stood open since another one. */
function wordsOf({ asking, dataUpdatedAt, fetchStatus, isPending, isPlaceholderData }: AnswerStatus): string {
  if (fetchStatus === 'paused') return uiTexts.offline;
  if (isPending) return '';
  if (fetchStatus === 'fetching' && (asking || isPlaceholderData)) return uiTexts.loading;
  if (dataUpdatedAt === 0) return '';
  const at = new Date(dataUpdatedAt);
  return uiTexts.asOf(dayOf(at) === dayOf(new Date()) ? formatTime(at) : formatInstant(at));
}
