import { useSearchParams } from 'react-router';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type Filter, type Filters, isNarrowing } from './filter-kinds.tsx';
import { type AddressFilters, useAddressSearch } from './typed-filters.ts';

const openOf = ({ names, open }: Filter): AddressFilters =>
  open?.() ?? Object.fromEntries(names.map((name) => [name, '']));

/** Offers the search without the other filters, if they may be why nothing was found. */
export function SearchAll({ filters }: { filters: Filters }) {
  const [params] = useSearchParams();
  const search = useAddressSearch();
  const all = Object.values(filters);
  const sought = all.find(({ isBox }) => isBox)?.asked(params);
  const narrowing = all.filter((filter) => isNarrowing(filter, filter.read(params), openOf(filter)));
  if (!sought || narrowing.length === 0) return null;
  return (
    <Button variant="outlined" onClick={() => search(Object.assign({}, ...narrowing.map(openOf)))}>
      {uiTexts.searchAll(String(sought))}
    </Button>
  );
}
