import Drawer from '@mui/material/Drawer';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Themed } from '#web/console/kit/parts/themed.tsx';

interface SideDrawerProps {
  title: string;
  close: () => void;
  children: ReactNode;
}

/** The menu on small screens: over the page, and gone again. */
export function SideDrawer({ title, close, children }: SideDrawerProps) {
  return (
    <Themed>
      <Drawer open onClose={close} slotProps={{ paper: { className: 'drawer', 'aria-label': uiTexts.mainMenu } }}>
        <div className="drawer-head">
          <span>{title}</span>
          <IconButton label={uiTexts.closeMenu} act={close}>
            <X size={22} />
          </IconButton>
        </div>
        <nav aria-label={uiTexts.mainMenu}>{children}</nav>
      </Drawer>
    </Themed>
  );
}
