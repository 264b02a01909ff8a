import { type RefObject, useEffect, useRef, useState } from 'react';
import type { QueueKind } from '#contract/queues/model.ts';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { type DeskAction, type DeskToken, type Live, useDeskActions } from './queries.ts';
import { queueTexts as texts } from './words.ts';

/** The acts of a desk. After each the keyboard is on the large button again; Esc brings it there from a field, too. Letters work while it is at the desk. */
export interface Desk {
  /** Says whether an act has not been answered yet, also before that is drawn. */
  isBusy: () => boolean;
  act: (action: DeskAction, done?: () => void) => void;
  /** Asks where the token is to wait. */
  putBack: (token: DeskToken) => void;
}

export function useDesk(kind: QueueKind, live: Live) {
  const { isBusy, act } = useDeskActions(kind, live);
  const [askedOf, putBack] = useState<DeskToken | null>(null);
  const large = useRef<HTMLButtonElement>(null);
  const [acts, setActs] = useState(0);
  // After the screen has changed: a question that closes gives the keyboard to what opened it.
  useEffect(() => {
    if (acts > 0) large.current?.focus();
  }, [acts]);
  useCommand({ label: texts.leaveField, key: 'escape', act: () => large.current?.focus() });
  const desk: Desk = {
    isBusy,
    act: (action, done) => {
      act(action, done);
      setActs((count) => count + 1);
    },
    putBack,
  };
  return { desk, large, askedOf, askNoMore: () => putBack(null) };
}

/** Brings the keyboard to a desk when it is first shown, so that its letters work, unless somebody has it elsewhere. */
export function useDeskFocus(isShown: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement && activeElement !== document.body && activeElement.tagName !== 'H1';
    if (isShown && !isElsewhere) section.current?.focus({ preventScroll: true });
  }, [isShown]);
  return section;
}
