/** Filled by the build for the sign-in page (vite.config.ts); empty in development. */
interface Files {
  sessions?: string;
  next?: readonly string[];
}

const files = (): Files => JSON.parse(document.getElementById('files')?.textContent ?? '{}');

/**
 * Fetches the sign-in code; rejects if it fails. Await it before importing: browsers do not retry a module whose import
 * failed once, even when the network is back.
 */
export async function fetchSessions(): Promise<void> {
  const { sessions } = files();
  if (sessions && !(await fetch(sessions)).ok) throw new Error(sessions);
}

/** After load the page still renders, and its first field must respond to typing. */
const QUIET_MS = 1_500;

/** Prefetches the console's files without running them, once the page is quiet. */
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
