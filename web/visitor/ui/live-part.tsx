import type { ReactNode } from 'react';

export const LIVE_ID = 'live';

/** Around it the page stays the server's HTML. */
export function LivePart({ children }: { children: ReactNode }) {
  return <div id={LIVE_ID}>{children}</div>;
}
