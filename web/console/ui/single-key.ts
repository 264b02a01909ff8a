import { useEffect, useRef, useState } from 'react';

const BUSY = 'input,textarea,select,[contenteditable],[role=dialog],[role=alertdialog]';

/** Does something when one key is pressed anywhere on the screen, but not while somebody types or a dialog is open. */
export function useSingleKey(key: string, act: () => void, enabled = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      const { target, repeat, ctrlKey, metaKey, altKey } = event;
      const taken = (target instanceof Element && target.closest(BUSY)) || document.querySelector('[role$=dialog]');
      if (event.key.toLowerCase() !== key || repeat || ctrlKey || metaKey || altKey || taken) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, enabled]);
}

/** Whether single keys work here; people who speak to their computer switch them off (WCAG 2.1.4). Kept on this device. */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem('single-keys') !== 'off');
  const set = (next: boolean) => {
    localStorage.setItem('single-keys', next ? 'on' : 'off');
    setOn(next);
  };
  return [on, set];
}
