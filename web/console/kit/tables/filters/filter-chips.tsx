import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type Filter, isNarrowing, NO_FILTERS } from './filter-kinds.tsx';
import { type AddressFilters, useAddressSearch } from './typed-filters.ts';

const { filterChips: texts } = uiTexts;

interface FilterChipsProps {
  filters: readonly Filter[];
  asked: AddressFilters;
  /** False where a button of the form clears them. */
  clearsAll: boolean;
}

export function FilterChips({ filters, asked, clearsAll }: FilterChipsProps) {
  const search = useAddressSearch();
  const shown = filters.filter((filter) => isNarrowing(filter, asked, filter.read(NO_FILTERS)));
  if (shown.length === 0) return null;
  const remove = (gone: readonly Filter[]) =>
    search(Object.fromEntries(gone.flatMap(({ names }) => names).map((name) => [name, ''])));
  return (
    <ul className="filter-chips" aria-label={texts.title}>
      {shown.map((filter) => (
        <FilterChip key={filter.names[0]} filter={filter} asked={asked} remove={() => remove([filter])} />
      ))}
      {clearsAll && shown.length > 1 && (
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

function FilterChip({ filter, asked, remove }: { filter: Filter; asked: AddressFilters; remove: () => void }) {
  const { label } = filter;
  const words = filter.inWords(asked, filter.useOptions(asked));
  return (
    <li className="chip">
      <span>
        {label}: <b>{words}</b>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.remove(label, words)}
        title={texts.remove(label, words)}
        onClick={(event) => {
          focusNext(event);
          remove();
        }}
      >
        <X aria-hidden size={16} />
      </button>
    </li>
  );
}

/** Focus moves to the next chip, after the last one to Search. */
function focusNext(event: MouseEvent<HTMLButtonElement>) {
  const chip = event.currentTarget.parentElement;
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling].find((one) => one?.matches('.chip'));
  (beside?.querySelector('button') ?? searchButton(event))?.focus();
}

export const searchButton = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.querySelector<HTMLElement>('[type=submit]');
