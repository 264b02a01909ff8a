import { type RefObject, useEffect, useRef, useState } from 'react';
import type { QueueKind } from '#contract/queues/model.ts';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import type { DeskToken } from './queries.ts';
import { type DeskAction, useDeskActions } from './use-desk-actions.ts';
import type { Live } from './use-live.ts';
import { queueTexts as texts } from './words.ts';

/** Actions of a desk. Focus returns to the large button after each and by Esc; letter keys work inside. */
export interface Desk {
  isBusy: () => boolean;
  act: (action: DeskAction, done?: () => void) => void;
  putBack: (token: DeskToken) => void;
  more: (token: DeskToken) => void;
}

interface AskedDialog {
  what: 'place' | 'more';
  token: DeskToken;
}

export function useDesk(kind: QueueKind, live: Live) {
  const { isBusy, act } = useDeskActions(kind, live);
  const [asked, ask] = useState<AskedDialog | null>(null);
  const large = useRef<HTMLButtonElement>(null);
  const [acts, setActs] = useState(0);
  // Runs after the render, because a closing question returns focus to its opener.
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
    putBack: (token) => ask({ what: 'place', token }),
    more: (token) => ask({ what: 'more', token }),
  };
  return { desk, large, asked, askNoMore: () => ask(null) };
}

/** Focuses a desk when it is first shown, so that keys work, unless focus is elsewhere. */
export function useDeskFocus(isShown: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement && activeElement !== document.body && activeElement.tagName !== 'H1';
    if (isShown && !isElsewhere) section.current?.focus({ preventScroll: true });
  }, [isShown]);
  return section;
}
