import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { LIVE_ID, STATE_ID } from './ui/live-part.tsx';

/** Makes the live part of this document live, with the props it was rendered with on the server. */
export function comeAlive<Props extends object>(Part: ComponentType<Props>): void {
  const element = document.getElementById(LIVE_ID);
  const state = document.getElementById(STATE_ID)?.textContent;
  if (!element || !state) return;
  const { props } = JSON.parse(state) as { props: Props };
  // React itself has just been set up, which takes a cheap phone long enough: the rest comes in tasks of its own, as a
  // transition in slices of a few milliseconds, and a tap in between is answered first.
  setTimeout(() => startTransition(() => void hydrateRoot(element, <Part {...props} />)));
}
