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
export type Answer<T> = UseQueryResult<T, Error> & { asking: boolean };

/** What the history keeps of a press of Search, so that one which changes nothing in the address is heard as well. */
export const pressOf = (state: unknown): number => (state as { press?: number } | null)?.press ?? 0;

/** The answer to what the address asks. Each press of Search asks the server; the last rows stay until the next ones are there. */
export function useAnswer<T, K extends QueryKey>(question: UseQueryOptions<T, Error, T, K>): Answer<T> {
  const query = useQuery({ placeholderData: keepPreviousData as never, ...question });
  const press = pressOf(useLocation().state);
  const heard = useRef(press);
  const [asking, setAsking] = useState(false);
  const { refetch } = query;
  // After useQuery's own effect: by then it asks what the address asks now, and a question under way is not asked twice.
  useEffect(() => {
    if (heard.current === press) return;
    heard.current = press;
    if (press === 0) return;
    setAsking(true);
    void refetch({ cancelRefetch: false }).then(() => setAsking(false));
  }, [press, refetch]);
  return { ...query, asking };
}
