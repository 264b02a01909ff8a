import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Modal } from './modal.tsx';
import '#web/console/kit/styles/dialogs.css';

interface DialogFrameProps extends Pick<ComponentProps<typeof Modal>, 'role' | 'close' | 'firm' | 'onKeyDown'> {
  title: string;
  className: string;
  cross?: { act: () => void; disabled?: boolean };
  body?: Pick<ComponentProps<'div'>, 'className' | 'tabIndex'>;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every dialog: the title names it, the middle scrolls, the buttons stay at the foot. */
export function DialogFrame({ title, className, cross, body, actions, children, ...modal }: DialogFrameProps) {
  const heading = useId();
  // A portal, so that no style of the place that opens it applies.
  return createPortal(
    <Modal className={`dialog ${className}`} aria-labelledby={heading} tabIndex={-1} {...modal}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {cross && (
          <IconButton label={uiTexts.close} {...cross}>
            <X size={20} />
          </IconButton>
        )}
      </div>
      <div {...body} className={`dialog-body ${body?.className ?? ''}`}>
        {children}
      </div>
      {actions && <div className="row dialog-foot">{actions}</div>}
    </Modal>,
    document.body,
  );
}
