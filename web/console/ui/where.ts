import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { uiTexts } from './texts.ts';

/** Where in the console one is, as whatever stands around a screen knows it. */
interface Where {
  /** The group of the menu, else whose console it is; null outside it. */
  part: string | null;
  /** Whether somebody has gone from screen to screen here: the first one leaves the keyboard where it begins. */
  moved: boolean;
}

export const WhereContext = createContext<Where>({ part: null, moved: false });

/** Names the tab: the screen or record, its part of the console, and the product. */
export function usePageTitle(title: string): void {
  const { part } = useContext(WhereContext);
  useEffect(() => {
    document.title = uiTexts.titleOf([title, part]);
  }, [title, part]);
}

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
