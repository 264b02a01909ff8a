import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Modal } from './modal.tsx';
import '#web/console/kit/styles/dialogs.css';

interface SideDrawerProps {
  title: string;
  close: () => void;
  children: ReactNode;
}

export const SideDrawer = ({ title, close, children }: SideDrawerProps) =>
  createPortal(
    <Modal className="drawer" aria-label={uiTexts.mainMenu} tabIndex={-1} close={close}>
      <div className="drawer-head">
        <span>{title}</span>
        <IconButton label={uiTexts.closeMenu} act={close}>
          <X size={22} />
        </IconButton>
      </div>
      <nav aria-label={uiTexts.mainMenu}>{children}</nav>
    </Modal>,
    document.body,
  );
