import { createContext, useContext, useEffect } from 'react';
import { firstTexts } from './first-texts.ts';

interface Where {
  part: string | null;
  plain?: string | undefined;
  /** True once the user has moved between screens: the first screen does not take the focus. */
  moved: boolean;
}

export const WhereContext = createContext<Where>({ part: null, moved: false });

export function usePageTitle(title: string): void {
  const { part } = useContext(WhereContext);
  useEffect(() => {
    document.title = firstTexts.titleOf([title, part]);
  }, [title, part]);
}
