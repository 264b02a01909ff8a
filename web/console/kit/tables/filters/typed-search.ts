import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import type { ListState } from './list-state.ts';

type Change = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** A new address renders the whole page, and browsers refuse more than a hundred in half a minute. */
const PAUSE_MS = 300;

interface TypedSearch {
  text: string;
  /** The address's search while this was typed; if the address changes, it wins. */
  over: string;
  /** Text that is being written to the address; more may be typed until then. */
  told?: string | undefined;
}

/** Search as you type: rows follow at once, the address after a pause, on blur, or with the next other change. */
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
