import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#web/console/kit/parts/button.tsx';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import {
  holdRemoval,
  type PendingRemoval,
  removals,
  sendRemoval,
  undoRemoval,
} from '#web/console/platform/keeping/removals.ts';

const { undo: texts } = uiTexts;

/** Undo for a pending deletion. The countdown pauses while pointer or focus is on it (WCAG 2.2.1). */
export function UndoNotice() {
  const { waiting } = useSyncExternalStore(removals.subscribe, removals.now);
  return waiting && <Waiting key={waiting.ids[0]} removal={waiting} />;
}

function Waiting({ removal: { ids, text } }: { removal: PendingRemoval }) {
  const [held, setHeld] = useState(false);
  const undo = useRef<HTMLDivElement>(null);
  const hold = (on: boolean) => {
    setHeld(on);
    holdRemoval(on);
  };
  // Takes the focus, because the pressed button disappeared with its row.
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  const onFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && hold(true);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hold(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for its reader.
    <div
      ref={undo}
      className={held ? 'toast undo held' : 'toast undo'}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Trash2 aria-hidden size={20} />
      <span>{text}</span>
      <Button color="inherit" onClick={undoRemoval}>
        {texts.undo}
      </Button>
      <IconButton label={ids.length > 1 ? texts.nowAll : texts.now} act={() => void sendRemoval()}>
        <X size={18} />
      </IconButton>
      <i aria-hidden className="undo-time" />
    </div>
  );
}
