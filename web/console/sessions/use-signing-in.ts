import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SignedIn } from '#contract/sessions/model.ts';
import { keepSession } from '#web/console/platform/session.ts';
import { landingOf, returnPath } from '#web/shared/paths.ts';

/** Why somebody was sent here: where they were going, and whether a session ran out. */
export function useSignInReason(): { from: string | null; ended: boolean } {
  const [params] = useSearchParams();
  return { from: params.get('from'), ended: params.has('ended') };
}

/** One try to sign in at a time. When it succeeds the page loads afresh, at `from` or at the first screen of the role. */
export function useSigningIn(product: string, from: string | null) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async (signIn: () => Promise<SignedIn>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const signedIn = await signIn();
      keepSession(signedIn, product);
      window.location.assign(returnPath(from) ?? landingOf(signedIn));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  /** Clears the problem: call it when a field is changed. */
  const forget = () => setProblem('');
  return { busy, problem, start, forget };
}
