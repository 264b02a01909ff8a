import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { LIVE_ID, STATE_ID } from '#web/visitor/ui/live-part.tsx';

/** The part of a page that React hydrates in the browser. */
export interface LiveComponent<Props> {
  (props: Props): ReactNode;
  /** Brings what the part cannot be drawn without. Where it does not come, the page stays the plain HTML that the server sent. */
  ready?: (props: Props) => Promise<unknown>;
}

/** Hydrates the live part of this document, with the props that the server drew it with. */
export async function hydrateLivePart<Props extends object>(Part: LiveComponent<Props>): Promise<void> {
  const element = document.getElementById(LIVE_ID);
  const state = document.getElementById(STATE_ID)?.textContent;
  if (!element || !state) return;
  const { props } = JSON.parse(state) as { props: Props };
  // The scripts have just been read, which takes a cheap phone long enough: a tap that waits is answered first.
  await new Promise((begin) => setTimeout(begin));
  try {
    await Part.ready?.(props);
  } catch {
    return;
  }
  // At once, so that nobody types or taps between the drawing and useEarlyAnswer (early-answer.ts).
  flushSync(() => void hydrateRoot(element, <Part {...props} />));
  // From here on a tap is React's (early/taps.ts).
  element.dataset.on = '';
}
