import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { LIVE_ID, STATE_ID } from './ui/live-part.tsx';

/** Makes the live part of this document live, with the props it was rendered with on the server. */
export function comeAlive<Props extends object>(Part: ComponentType<Props>): void {
  const element = document.getElementById(LIVE_ID);
  const state = document.getElementById(STATE_ID)?.textContent;
  if (!element || !state) return;
  const { props } = JSON.parse(state) as { props: Props };
  hydrateRoot(element, <Part {...props} />);
}
