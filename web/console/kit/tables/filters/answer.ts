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

/** Presses of Search, counted in the history state, so that a press with an unchanged address is noticed. */
export const pressOf = (state: unknown): number => (state as { press?: number } | null)?.press ?? 0;

/** Every press of Search refetches; the last rows stay until the next arrive. */
export function useAnswer<T, K extends QueryKey>(question: UseQueryOptions<T, Error, T, K>): SearchAnswer<T> {
  const query = useQuery({ placeholderData: keepPreviousData as never, ...question });
  const press = pressOf(useLocation().state);
  const heard = useRef(press);
  const [asking, setAsking] = useState(false);
  const { refetch } = query;
  // Runs after useQuery's own effect, which has begun to fetch for a new address, so that nothing is fetched twice.
  useEffect(() => {
    if (heard.current === press) return;
    heard.current = press;
    if (press === 0) return;
    setAsking(true);
    void refetch({ cancelRefetch: false }).then(() => setAsking(false));
  }, [press, refetch]);
  return { ...query, asking };
}
