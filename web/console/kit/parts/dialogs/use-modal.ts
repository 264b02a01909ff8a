import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Open dialogs, the top one last, each with the element focused before. */
const open: { before: Element | null }[] = [];

/** For Mantine's dialogs that are open while mounted: it returns the focus only where `opened` is switched. */
export function useModal(close: (() => void) | undefined) {
  const takeFocus = useReturnedFocus();
  useBackButton(close);
  const onKeyDown = (event: KeyboardEvent) => {
    // A question above a dialog is its child in React: the dialog must not get its keys.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close?.();
  };
  const root = {
    opened: true,
    onClose: () => close?.(),
    closeOnEscape: false,
    returnFocus: false,
    onKeyDown,
  };
  return { root, takeFocus };
}

/** The page behind is inert, so that Tab stays in the dialog also after a click on the backdrop. */
function useReturnedFocus() {
  const noted = useRef<Element>(null);
  useLayoutEffect(() => {
    const one = { before: noted.current ?? document.activeElement };
    open.push(one);
    keepPageInert();
    return () => {
      const at = open.indexOf(one);
      open.splice(at, 1);
      keepPageInert();
      // If two dialogs close together, the upper one hands the focus back, to where it was before both.
      if (open[at]) open[at].before = one.before;
      else if (one.before instanceof HTMLElement) one.before.focus();
    };
  }, []);
  // Mantine moves the focus a moment later, and a key pressed meanwhile would be lost.
  return useCallback((shown: HTMLElement | null) => {
    if (!shown) return;
    noted.current ??= document.activeElement;
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
}

const keepPageInert = (): void => void document.getElementById('console')?.toggleAttribute('inert', open.length > 0);

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Back on an Android phone closes what is open last instead of leaving the screen. For browsers with CloseWatcher. */
export function useBackButton(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
    let watcher: CloseWatcher;
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        // A watcher ends with its event; a dialog that asks first stays open.
        watch();
        latest.current?.();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
