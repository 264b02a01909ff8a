import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Modal } from './modal.tsx';
import '#web/console/kit/styles/dialogs.css';

interface DialogFrameProps extends Pick<ComponentProps<typeof Modal>, 'role' | 'close' | 'firm' | 'onKeyDown'> {
  title: string;
  /** The class gives its looks and its width: see dialogs.css. */
  className: string;
  /** A cross beside the title. */
  cross?: { act: () => void; disabled?: boolean };
  /** The part that scrolls has these. */
  body?: Pick<ComponentProps<'div'>, 'className' | 'tabIndex'>;
  /** The buttons at its foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The one dialog of the console: named by its title, its middle scrolls, its buttons stand at its foot. */
export function DialogFrame({ title, className, cross, body, actions, children, ...modal }: DialogFrameProps) {
  const heading = useId();
  // At the end of the document: nothing around the place that opens it says how it looks.
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
