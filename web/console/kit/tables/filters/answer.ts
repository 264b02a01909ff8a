import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export type SearchAnswer<T> = UseQueryResult<T, Error> & { asking: boolean };

/** In the history state of an address that Search has led to. */
export const SEARCHED = { searched: true };

/** Every press of Search refetches, also one with an unchanged address; the last rows stay until the next arrive. */
export function useAnswer<T, K extends QueryKey>(question: UseQueryOptions<T, Error, T, K>): SearchAnswer<T> {
  const query = useQuery({ placeholderData: keepPreviousData as never, ...question });
  const { key, state } = useLocation();
  const heard = useRef(key);
  const [asking, setAsking] = useState(false);
  const { refetch } = query;
  const isSearched = (state as Partial<typeof SEARCHED> | null)?.searched;
  // Runs after useQuery's own effect, which has begun to fetch for a new address, so that nothing is fetched twice.
  useEffect(() => {
    if (heard.current === key) return;
    heard.current = key;
    if (!isSearched) return;
    setAsking(true);
    void refetch({ cancelRefetch: false }).then(() => setAsking(false));
  }, [key, isSearched, refetch]);
  return { ...query, asking };
}
