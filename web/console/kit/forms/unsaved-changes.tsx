import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';

export const LeaveQuestion = lazyDialog(async () => (await import('./leave-question.tsx')).LeaveQuestionDialog);

export interface Leaving {
  /** Calls `go` at once if nothing is unsaved, else after the question. For Cancel, Esc, the close button and Back. */
  leave: (go: () => void) => void;
  question: ReactNode;
  saved: () => void;
}

/** Asks before unsaved input is left: see `Leaving`. `forget` discards its draft. */
export function useUnsaved(unsaved: boolean, forget: () => unknown = () => undefined): Leaving {
  const [going, setGoing] = useState<{ go: () => void } | null>(null);
  const release = useRef<() => void>(() => undefined);
  const discard = useRef(forget);
  discard.current = forget;
  useEffect(() => {
    if (!unsaved) return;
    release.current = holdUnsaved({ discard: () => discard.current() });
    return () => release.current();
  }, [unsaved]);
  const saved = () => {
    forget();
    release.current();
  };
  const away = (go: () => void) => {
    setGoing(null);
    saved();
    go();
  };
  return {
    leave: (go) => (unsaved ? setGoing({ go }) : go()),
    question: going && <LeaveQuestion leave={() => away(going.go)} stay={() => setGoing(null)} />,
    saved,
  };
}
