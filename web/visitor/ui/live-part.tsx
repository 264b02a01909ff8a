import type { ReactNode } from 'react';

export const LIVE_ID = 'live';
/** Element with the page's model (server/kernel/http/pages/document.ts). */
export const STATE_ID = 'page-state';

/** Around it the page stays the server's HTML. */
export function LivePart({ children }: { children: ReactNode }) {
  return <div id={LIVE_ID}>{children}</div>;
}
