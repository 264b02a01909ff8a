import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCHED } from './answer.ts';

export type AddressFilters = Record<string, string | readonly string[]>;

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

export function useAddressSearch(): (filters: AddressFilters) => void {
  const [params, setParams] = useSearchParams();
  return (filters) => {
    const next = searchAddress(params, filters);
    // A repeated search adds no history entry.
    const replace = String(next) === String(params);
    setParams(next, { preventScrollReset: true, replace, state: SEARCHED });
  };
}

/**
 * Field values above a list. `search` puts them into the address (see useAnswer). If the address asks for other filters
 * (Back, another organisation), the fields follow; another page or size keeps what is typed.
 * @param read the filters of an address
 */
export function useTypedFilters(read: (params: URLSearchParams) => AddressFilters) {
  const [params] = useSearchParams();
  const search = useAddressSearch();
  const asked = read(params);
  const question = JSON.stringify(asked);
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(question);
  if (shown !== question) {
    setShown(question);
    setTyped(asked);
  }
  return { typed, set: (change: AddressFilters) => setTyped({ ...typed, ...change }), search, asked };
}
