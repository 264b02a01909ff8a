import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { LIVE_ID } from '#web/visitor/ui/live-part.tsx';

export type LiveComponent<Props> = (props: Props) => ReactNode;

/** `props`: those with which the server drew the part. */
export async function hydrateLivePart<Props extends object>(Part: LiveComponent<Props>, props: Props): Promise<void> {
  const element = document.getElementById(LIVE_ID);
  if (!element) return;
  // Lets a waiting tap go first, since parsing the scripts has blocked a cheap phone.
  await new Promise((begin) => setTimeout(begin));
  // Synchronous, so that no input falls between render and useEarlyAnswer (early-answer.ts).
  flushSync(() => void hydrateRoot(element, <Part {...props} />));
  // Taps belong to React from here on (early/taps.ts).
  element.dataset.on = '';
}
