import { Modal as MantineModal } from '@mantine/core';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { PHONE, useMedia } from '#web/console/platform/media.ts';
import { useModal } from './use-modal.ts';
import '#web/console/kit/styles/dialogs.css';

interface ModalProps extends Pick<ComponentProps<'section'>, 'aria-label'> {
  className?: string;
  /** Width in pixels. */
  size?: number | undefined;
  /** Where it fills the window. */
  fills?: 'everywhere' | 'phones' | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Called on Esc, Back on a phone and a click on the backdrop; absent: the dialog stays open. */
  close?: (() => void) | undefined;
  /** A click on the backdrop does not close it, since it holds a form. */
  firm?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const FADE = { transition: 'fade', duration: 160 } as const;

/** A dialog, open while it is mounted. The focus goes to `data-autofocus`, else to its first button or field. */
export function Modal({
  role = 'dialog',
  close,
  firm = false,
  size = 600,
  fills,
  onKeyDown,
  className = '',
  children,
  ...named
}: ModalProps) {
  const phone = useMedia(PHONE);
  const { root, takeFocus } = useModal(close);
  // Mantine writes role="dialog" by itself.
  const content = useCallback(
    (shown: HTMLElement | null) => {
      shown?.setAttribute('role', role);
      takeFocus(shown);
    },
    [role, takeFocus],
  );
  const onKey = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    root.onKeyDown(event);
  };
  return (
    <MantineModal.Root
      {...root}
      onKeyDown={onKey}
      classNames={{ content: `dialog ${className}` }}
      size={size}
      radius={12}
      fullScreen={fills === 'everywhere' || (phone && fills === 'phones')}
      closeOnClickOutside={!firm}
      transitionProps={FADE}
      xOffset={16}
      yOffset={16}
      centered
    >
      {/* A press on the backdrop leaves the focus where it is. */}
      <MantineModal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <MantineModal.Content {...named} ref={content}>
        {children}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
