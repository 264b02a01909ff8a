import { Modal as MantineModal } from '@mantine/core';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useModal } from './use-modal.ts';
import '#web/console/kit/styles/dialogs.css';

interface ModalProps extends Pick<ComponentProps<'section'>, 'aria-label'> {
  className: string;
  role?: 'dialog' | 'alertdialog';
  /** Called on Esc, Back on a phone and a click on the backdrop; absent: the dialog stays open. */
  close?: (() => void) | undefined;
  /** A click on the backdrop does not close it, since it holds a form. */
  firm?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** No transform: what is fixed to the window in a dialog, such as the calendar, would move with the dialog. */
const FADE = { transition: 'fade', duration: 160 } as const;

/**
 * Mantine moves the focus a moment later, and a key pressed meanwhile would be lost. Refs are always the same function: a
 * new one would move the focus at each drawing.
 */
const focusIn = (shown: HTMLElement | null): void =>
  shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });

/** Mantine writes role="dialog" by itself. */
function focusInQuestion(shown: HTMLElement | null): void {
  shown?.setAttribute('role', 'alertdialog');
  focusIn(shown);
}

/** A dialog, open while it is mounted. The focus goes to `data-autofocus`, else to its first button or field. */
export function Modal({
  role = 'dialog',
  close,
  firm = false,
  onKeyDown,
  className,
  children,
  ...content
}: ModalProps) {
  const modal = useModal(close);
  const onKey = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    modal.onKeyDown(event);
  };
  return (
    <MantineModal.Root
      {...modal}
      onKeyDown={onKey}
      classNames={{ content: className }}
      closeOnClickOutside={!firm}
      transitionProps={FADE}
      xOffset={16}
      yOffset={16}
      centered
    >
      {/* A press on the backdrop leaves the focus where it is. */}
      <MantineModal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <MantineModal.Content {...content} ref={role === 'alertdialog' ? focusInQuestion : focusIn}>
        {children}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
