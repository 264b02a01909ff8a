import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';

/** Asks before something typed is lost; fetched when it is first asked. */
export const LeaveQuestion = lazyDialog(async () => (await import('./leave-question.tsx')).LeaveQuestionDialog);

export interface Leaving {
  /** Leaves by `go`: at once where nothing is changed, else after the question. For Cancel, Esc, a cross, a way back. */
  leave: (go: () => void) => void;
  /** The question before something is lost. Stands anywhere in what is drawn. */
  question: ReactNode;
  /** Says that nothing would be lost any more, and throws the draft away. */
  saved: () => void;
}

/** Asks before what is unsaved is left: see `Leaving`. `forget` throws its draft away. */
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
