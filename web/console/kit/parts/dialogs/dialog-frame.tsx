import { ModalTitle } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { WITH_KEYBOARD } from '#web/console/platform/media.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from './modal.tsx';

interface DialogFrameProps
  extends Pick<ComponentProps<typeof Modal>, 'role' | 'size' | 'fills' | 'close' | 'firm' | 'onKeyDown'> {
  title: string;
  /** The first focus. Without a keyboard it is the title. */
  beginsIn?: 'title' | 'field';
  cross?: { act: () => void; disabled?: boolean };
  body?: Pick<ComponentProps<'div'>, 'className' | 'tabIndex'>;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every dialog: the title names it, the middle scrolls, the buttons stay at the foot. */
export function DialogFrame({ title, beginsIn = 'title', cross, body, actions, children, ...modal }: DialogFrameProps) {
  return (
    <Modal {...modal}>
      <div className="dialog-head">
        <ModalTitle tabIndex={-1} data-autofocus>
          {title}
        </ModalTitle>
        {cross && (
          <IconButton label={uiTexts.close} {...cross}>
            <X size={20} />
          </IconButton>
        )}
      </div>
      <div
        {...body}
        ref={beginsIn === 'field' ? beginInField : undefined}
        className={`dialog-body ${body?.className ?? ''}`}
      >
        {children}
      </div>
      {actions && <div className="row end dialog-foot">{actions}</div>}
    </Modal>
  );
}

/** On a phone the keys of the screen would jump up and cover the form. */
function beginInField(body: HTMLElement | null): void {
  const field = body?.querySelector('form :is(input:not([type=hidden], [type=file]), select, textarea)');
  if (!field || !matchMedia(WITH_KEYBOARD).matches) return;
  body?.parentElement?.querySelector('.dialog-head [data-autofocus]')?.removeAttribute('data-autofocus');
  field.setAttribute('data-autofocus', '');
}
