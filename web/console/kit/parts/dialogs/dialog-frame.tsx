import { ModalTitle } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from './modal.tsx';

interface DialogFrameProps
  extends Pick<ComponentProps<typeof Modal>, 'role' | 'size' | 'fills' | 'close' | 'firm' | 'onKeyDown'> {
  title: string;
  cross?: { act: () => void; disabled?: boolean };
  body?: Pick<ComponentProps<'div'>, 'className' | 'tabIndex'>;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every dialog: the title names it, the middle scrolls, the buttons stay at the foot. */
export function DialogFrame({ title, cross, body, actions, children, ...modal }: DialogFrameProps) {
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
      <div {...body} className={`dialog-body ${body?.className ?? ''}`}>
        {children}
      </div>
      {actions && <div className="row end dialog-foot">{actions}</div>}
    </Modal>
  );
}
