import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import type { ListState } from './list-state.ts';

type Change = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** For how long nobody types before the address says what is searched for: a change of it is work for the whole page, and browsers refuse a hundred in half a minute. */
const PAUSE_MS = 300;

interface TypedSearch {
  text: string;
  /** The address searched for this while it was typed: an address that has become another one counts for more. */
  over: string;
  /** This much of it is on its way into the address, which takes it a moment: more may be typed meanwhile. */
  told?: string | undefined;
}

/** A list whose rows follow the keys at once and whose address follows in a pause, when the box is left, or with whatever else of it is changed. */
export function useTypedSearch(state: ListState, change: Change) {
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const [, startTransition] = useTransition();
  const over = state.search;
  if (typed && typed.over !== over) setTyped(typed.told === over ? { text: typed.text, over } : null);
  const search = typed?.over === over ? typed.text : over;
  const isLate = search !== over;
  const telling: Change = (part, options) => {
    setTyped((now) => now && { ...now, told: search });
    change({ search, ...part }, options);
  };
  const tell = useEffectEvent((text: string) => telling({ search: text }, { replace: true }));
  useEffect(() => {
    if (!isLate) return;
    const timer = setTimeout(() => tell(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLate, search]);
  return {
    state: isLate ? { ...state, search, page: 1 } : state,
    change: isLate ? telling : change,
    box: {
      value: search,
      search: (text: string) => startTransition(() => setTyped((now) => ({ over, ...now, text }))),
      leave: () => isLate && telling({}, { replace: true }),
    },
  };
}
