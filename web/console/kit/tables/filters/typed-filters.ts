import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { pressOf } from './answer.ts';

/** Filters under their names in the address; an empty one is left out. */
export type AddressFilters = Record<string, string | readonly string[]>;

/** The address of another search: from its first page, with everything else as it was. */
export function searchAddress(params: URLSearchParams, filters: AddressFilters): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('page');
  for (const [name, value] of Object.entries(filters)) {
    const [first, ...others] = typeof value === 'string' ? [value.trim()] : value;
    if (first) written.set(name, first);
    else written.delete(name);
    for (const other of others) written.append(name, other);
  }
  return written;
}

/** Asks for another search: puts its filters into the address (see useAnswer). */
export function useAddressSearch(): (filters: AddressFilters) => void {
  const [params, setParams] = useSearchParams();
  const press = pressOf(useLocation().state) + 1;
  return (filters) => {
    const next = searchAddress(params, filters);
    // Back leads to another search, not to the same one.
    const replace = String(next) === String(params);
    setParams(next, { preventScrollReset: true, replace, state: { press } });
  };
}

interface TypedFilters {
  typed: AddressFilters;
  set: (change: AddressFilters) => void;
  search: (filters: AddressFilters) => void;
  /** The address asks this. */
  asked: AddressFilters;
}

/**
 * Holds what is typed into the filters above a list. The answer comes with `search`, which puts it into the address (see
 * useAnswer); where the address changes by itself (the back button, another organisation), the fields follow it.
 * @param read the filters of an address
 */
export function useTypedFilters(read: (params: URLSearchParams) => AddressFilters): TypedFilters {
  const [params] = useSearchParams();
  const search = useAddressSearch();
  const [typed, setTyped] = useState(() => read(params));
  const [address, setAddress] = useState(params);
  if (address !== params) {
    setAddress(params);
    setTyped(read(params));
  }
  return { typed, set: (change) => setTyped({ ...typed, ...change }), search, asked: read(params) };
}
