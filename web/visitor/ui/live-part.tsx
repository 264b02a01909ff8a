import type { ReactNode } from 'react';

export const LIVE_ID = 'live';
/** The document keeps the page's model here (server/kernel/http/pages/document.ts). */
export const STATE_ID = 'page-state';

/** The part of a page that React hydrates in the browser; all around it stays the plain HTML that the server sent. */
export function LivePart({ children }: { children: ReactNode }) {
  return <div id={LIVE_ID}>{children}</div>;
}
