/** The build tells the sign-in document of files that come later (vite.config.ts): addresses, none while developing. */
interface Files {
  /** This file asks the server to sign in. */
  sessions?: string;
  /** The screens behind load these first. */
  next?: readonly string[];
}

const files = (): Files => JSON.parse(document.getElementById('files')?.textContent ?? '{}');

/**
 * Fetches what asks the server; rejects while it does not come. To be waited for before it is imported: browsers do not
 * ask again for a file that they once failed to import, though the network is back.
 */
export async function fetchSessions(): Promise<void> {
  const { sessions } = files();
  if (sessions && !(await fetch(sessions)).ok) throw new Error(sessions);
}

/** A page that has loaded is still being drawn, and its first field wants to be typed into. */
const QUIET_MS = 1_500;

/** Fetches what stands behind this page, so that it is there once somebody has signed in; runs none of it. Not before the page is quiet. */
export function fetchAhead(): void {
  const start = () => setTimeout(fetchNext, QUIET_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function fetchNext(): void {
  for (const href of files().next ?? []) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, crossOrigin: '', href }));
  }
}
