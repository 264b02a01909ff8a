import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { type Day, dayOf, formatDay, formatShortDay, isDay } from '#contract/kernel/dates.ts';
import type { DateRange } from '#web/console/kit/dates/date-range.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useAddressSearch } from './typed-filters.ts';
import '#web/console/kit/styles/filter-chips.css';

const { filterChips: texts } = uiTexts;

/** One filter that narrows a list. */
export interface FilterChip {
  label: string;
  /** In words; empty: it narrows nothing. */
  value: string;
  /** Under which it stands in the address. */
  names: readonly string[];
}

/** What of these options is chosen, in words; how many where that would be long, or where their names are not here yet. */
export function chosenWords(options: readonly Option[], chosen: readonly string[]): string {
  const known = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  if (chosen.length === 0) return '';
  return known.length === chosen.length && known.length < 3 ? known.join(', ') : texts.count(chosen.length);
}

/** The days of a list as a filter; those that it shows without being asked (`usual`) are none. */
export function daysChip(range: DateRange, names: readonly string[], usual?: DateRange): FilterChip {
  const isUsual = usual?.from === range.from && usual.to === range.to;
  return { label: uiTexts.dates.range, value: isUsual ? '' : daysInWords(range), names };
}

function daysInWords({ from, to }: DateRange): string {
  const [first, last] = [dayInWords(from), dayInWords(to)];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return texts.since(first);
  return last && texts.until(last);
}

/** "Sat, 21 Nov"; with its year where that is another one; what is no day narrows nothing. */
export function dayInWords(day: Day): string {
  if (!isDay(day)) return '';
  return day.slice(0, 4) === dayOf(new Date()).slice(0, 4) ? formatShortDay(day) : formatDay(day);
}

/** What narrows a list now, in words, each with the way to be without it; nothing where nothing does. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const search = useAddressSearch();
  const shown = chips.filter(({ value }) => value !== '');
  if (shown.length === 0) return null;
  const remove = (gone: readonly FilterChip[]) =>
    search(Object.fromEntries(gone.flatMap(({ names }) => names).map((name) => [name, ''])));
  return (
    <ul className="filter-chips" aria-label={texts.title}>
      {shown.map((chip) => (
        <li key={chip.names[0]} className="filter-chip">
          <span>
            {chip.label}: <b>{chip.value}</b>
          </span>
          <button
            type="button"
            aria-label={texts.remove(chip.label, chip.value)}
            title={texts.remove(chip.label, chip.value)}
            onClick={(event) => {
              focusNext(event);
              remove([chip]);
            }}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      {shown.length > 1 && (
        <li>
          <Button
            onClick={(event) => {
              searchButton(event)?.focus();
              remove(shown);
            }}
          >
            {texts.clearAll}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Who goes by keyboard stays among the chips; after the last one there is Search. */
function focusNext(event: MouseEvent<HTMLButtonElement>) {
  const chip = event.currentTarget.parentElement;
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling].find((one) => one?.matches('.filter-chip'));
  (beside?.querySelector('button') ?? searchButton(event))?.focus();
}

const searchButton = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.querySelector<HTMLElement>('[type=submit]');
