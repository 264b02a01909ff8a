import { useState } from 'react';
import type { SignedIn } from '#contract/sessions/model.ts';
import { enter } from '#web/console/platform/entering.ts';
import { keepSession } from '#web/console/platform/session.ts';
import { sessions } from '#web/console/platform/sessions.ts';
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

const doors = { ...sessions, keepSession };
export type Sessions = typeof doors;

/** One attempt at a time. After success the page reloads at `from` or the role's first screen. */
export function useSigningIn(product: string, from: string | null) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async (signIn: (sessions: Sessions) => Promise<SignedIn>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const signedIn = await signIn(doors);
      enter(returnPath(from) ?? landingOf(signedIn), keepSession(signedIn, product));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  /** Call it when a field changes. */
  const forget = () => setProblem('');
  return { busy, problem, start, forget };
}
