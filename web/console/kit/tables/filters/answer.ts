import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The answer to a search, and whether somebody who pressed Search waits for it. */
export type SearchAnswer<T> = UseQueryResult<T, Error> & { asking: boolean };

/** Search was pressed so often, says the history: a press that does not change the address is noticed by this number. */
export const pressOf = (state: unknown): number => (state as { press?: number } | null)?.press ?? 0;

/** The answer to what the address asks. Each press of Search asks the server; the last rows stay until the next ones are there. */
export function useAnswer<T, K extends QueryKey>(question: UseQueryOptions<T, Error, T, K>): SearchAnswer<T> {
  const query = useQuery({ placeholderData: keepPreviousData as never, ...question });
  const press = pressOf(useLocation().state);
  const heard = useRef(press);
  const [asking, setAsking] = useState(false);
  const { refetch } = query;
  // Runs after useQuery's own effect, which has begun to ask for the new address: a question that is on its way is not asked twice.
  useEffect(() => {
    if (heard.current === press) return;
    heard.current = press;
    if (press === 0) return;
    setAsking(true);
    void refetch({ cancelRefetch: false }).then(() => setAsking(false));
  }, [press, refetch]);
  return { ...query, asking };
}
