import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface ModalProps extends ComponentProps<'dialog'> {
  ref?: RefObject<HTMLDialogElement | null>;
  /** Called on Esc, Back on a phone and a click on the backdrop; absent: the dialog stays open. */
  close?: (() => void) | undefined;
  /** A click on the backdrop does not close it, since it holds a form. */
  firm?: boolean;
}

/**
 * A native modal dialog, open while it is mounted. The page behind is inert, and the focus returns on close. With a
 * `tabIndex` the dialog itself takes the focus, else its first field.
 */
export function Modal({ ref, close, firm = false, onKeyDown, children, ...dialog }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const shown = ref ?? own;
  const pressed = useRef(false);
  useShown(shown);
  const onKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // Key handlers of React ancestors must not get the dialog's keys.
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
      // A drag that begins inside and ends on the backdrop is a text selection, no click.
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => pressed.current && target === currentTarget && !firm && close?.()}
    >
      {children}
    </dialog>
  );
}

/** Open dialogs, the top one last, each with the element focused before. */
const open: { shown: HTMLDialogElement; before: Element | null }[] = [];

/** Opens the dialog and moves the toasts into it: behind it they would be inert. */
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
      // If two dialogs close together, the upper one hands the focus back, to where it was before both.
      if (open[at]) open[at].before = one.before;
      else if (one.before instanceof HTMLElement) one.before.focus();
    };
  }, [dialog]);
}

function toastsToTop(): void {
  const toasts = document.querySelector('.toasts');
  if (toasts) (open.at(-1)?.shown ?? document.body).append(toasts);
}

/** Keeps the width of the scrollbar, which disappears behind a dialog, so that nothing moves (base.css). */
function keepWidth(): void {
  const { style, clientWidth } = document.documentElement;
  if (open.length === 0) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}
