import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Query string with which each list was last seen, in memory only. */
const lastSeen = new Map<string, string>();

/** Remembers the list's address, so that Back from a record restores filters, sorting and page. */
export function useLastSeen(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastSeen.set(pathname, search);
  }, [pathname, search]);
}

export const asLastSeen = (path: string): string => path + (lastSeen.get(path) ?? '');
