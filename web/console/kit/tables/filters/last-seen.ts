import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The filters, sorting and page with which each list was last seen; forgotten with the tab. */
const lastSeen = new Map<string, string>();

/** Remembers how the list that stands open is seen, so that the way back from a record leads to the same rows. */
export function useLastSeen(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastSeen.set(pathname, search);
  }, [pathname, search]);
}

export const asLastSeen = (path: string): string => path + (lastSeen.get(path) ?? '');
