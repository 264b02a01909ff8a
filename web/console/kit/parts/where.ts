import { createContext, useContext, useEffect } from 'react';
import { firstTexts } from './first-texts.ts';

/** Says where in the console one is, for all that stands around a screen. */
interface Where {
  /** The group of the menu, else whose console it is; null outside it. */
  part: string | null;
  /** The screen in plain words, where its name does not say them. */
  plain?: string | undefined;
  /** Says whether somebody has gone from screen to screen here: the first one leaves the keyboard where it begins. */
  moved: boolean;
}

export const WhereContext = createContext<Where>({ part: null, moved: false });

/** Names the tab: the screen or record, its part of the console, and the product. */
export function usePageTitle(title: string): void {
  const { part } = useContext(WhereContext);
  useEffect(() => {
    document.title = firstTexts.titleOf([title, part]);
  }, [title, part]);
}
