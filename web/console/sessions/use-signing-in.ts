import { useEffect, useState } from 'react';
import type { SignedIn } from '#contract/sessions/model.ts';
import { unreachable } from '#web/console/platform/client.ts';
import { enter } from '#web/console/platform/entering.ts';
import { fetchSessions } from '#web/console/platform/fetch-ahead.ts';
import { landingOf, returnPath } from '#web/shared/paths.ts';

interface Door {
  product: string;
  from: string | null;
  /** Set after the session expired; 'kept' if drafts are stored on this device. */
  ended: string | null;
}

/** Read from the address alone: the sign-in page has no router (decision 0005). */
export function useDoor(): Door {
  const [door] = useState(() => {
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    return { product: pathname.split('/')[1] ?? '', from: params.get('from'), ended: params.get('ended') };
  });
  return door;
}

/** Loaded after the form; it arrives before a password is typed. */
async function loadSessions() {
  try {
    await fetchSessions();
    const [{ sessions }, { keepSession }] = await Promise.all([
      import('#web/console/platform/sessions.ts'),
      import('#web/console/platform/session.ts'),
    ]);
    return { ...sessions, keepSession };
  } catch {
    throw new Error(unreachable());
  }
}

export type Sessions = Awaited<ReturnType<typeof loadSessions>>;

/** One attempt at a time. After success the page reloads at `from` or the role's first screen. */
export function useSigningIn(product: string, from: string | null) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // A failed preload is reported at the sign-in.
    loadSessions().catch(() => undefined);
  }, []);
  const start = async (signIn: (sessions: Sessions) => Promise<SignedIn>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const sessions = await loadSessions();
      const signedIn = await signIn(sessions);
      enter(returnPath(from) ?? landingOf(signedIn), sessions.keepSession(signedIn, product));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  /** Call it when a field changes. */
  const forget = () => setProblem('');
  return { busy, problem, start, forget };
}
