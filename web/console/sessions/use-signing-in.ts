import { useEffect, useState } from 'react';
import type { SignedIn } from '#contract/sessions/model.ts';
import { unreachable } from '#web/console/platform/client.ts';
import { enter } from '#web/console/platform/entering.ts';
import { fetchSessions } from '#web/console/platform/fetch-ahead.ts';
import { landingOf, returnPath } from '#web/shared/paths.ts';

/** Says at which door somebody stands: the sign-in area, and where they were going. */
interface Door {
  product: string;
  from: string | null;
  /** Their session ran out; 'kept': and this device keeps something that they typed. */
  ended: string | null;
}

/** The door that stands open, by the address alone: the sign-in page has no router (decision 0005). */
export function useDoor(): Door {
  const [door] = useState(() => {
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    return { product: pathname.split('/')[1] ?? '', from: params.get('from'), ended: params.get('ended') };
  });
  return door;
}

/** The code that asks the server, and checks and keeps its answer, comes after the form: no password is typed by then. */
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

/** One try to sign in at a time. When it succeeds the page loads afresh, at `from` or at the first screen of the role. */
export function useSigningIn(product: string, from: string | null) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // A person who has no network just now is told when they sign in.
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
  /** Clears the problem: call it when a field is changed. */
  const forget = () => setProblem('');
  return { busy, problem, start, forget };
}
