import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface ModalProps extends ComponentProps<'dialog'> {
  ref?: RefObject<HTMLDialogElement | null>;
  /** Esc, Back on a phone and a press beside it ask for this; absent: it stays. */
  close?: (() => void) | undefined;
  /** A press beside it does nothing: something was typed in it. */
  firm?: boolean;
}

/**
 * The browser's own dialog, over everything and open for as long as it is drawn. What lies below can be neither reached nor
 * heard; when it goes, the keyboard is where it was. With a `tabIndex` it takes the keyboard itself, else its first field.
 */
export function Modal({ ref, close, firm = false, onKeyDown, children, ...dialog }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const shown = ref ?? own;
  const pressed = useRef(false);
  useShown(shown);
  const onKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // Elements around it in the code do not hear of the keys that are pressed in here.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close?.();
  };
  return (
    <dialog
      {...dialog}
      ref={shown}
      onKeyDown={onKey}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close?.();
      }}
      // A press that only ends beside it was begun in it: somebody marks words.
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => pressed.current && target === currentTarget && !firm && close?.()}
    >
      {children}
    </dialog>
  );
}

/** The dialogs that are open, the last on top, each with what had the keyboard before. */
const open: { shown: HTMLDialogElement; before: Element | null }[] = [];

/** Shows a dialog, and the messages in it: those behind it could be neither read to somebody nor closed. */
function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const one = { shown, before: document.activeElement };
    keepWidth();
    shown.showModal();
    if (shown.hasAttribute('tabindex')) shown.focus({ preventScroll: true });
    open.push(one);
    toastsToTop();
    return () => {
      const at = open.indexOf(one);
      open.splice(at, 1);
      shown.close();
      toastsToTop();
      // The dialog above it still holds the keyboard where both go together, and hands it back last.
      if (open[at]) open[at].before = one.before;
      else if (one.before instanceof HTMLElement) one.before.focus();
    };
  }, [dialog]);
}

/** Puts the messages into the dialog that was opened last, or back onto the page. */
function toastsToTop(): void {
  const toasts = document.querySelector('.toasts');
  if (toasts) (open.at(-1)?.shown ?? document.body).append(toasts);
}

/** The page behind a dialog has no scrollbar; its room is kept, else everything would move sideways (base.css). */
function keepWidth(): void {
  const { style, clientWidth } = document.documentElement;
  if (open.length === 0) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}
