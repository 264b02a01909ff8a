import { Drawer } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useModal } from './use-modal.ts';
import '#web/console/kit/styles/dialogs.css';

interface SideDrawerProps {
  title: string;
  close: () => void;
  children: ReactNode;
}

export const SideDrawer = ({ title, close, children }: SideDrawerProps) => (
  <Drawer.Root
    {...useModal(close).root}
    size="calc(min(86vw, max(240px, 12rem + 48px)))"
    classNames={{ content: 'drawer' }}
  >
    <Drawer.Overlay />
    <Drawer.Content aria-label={uiTexts.mainMenu}>
      <div className="bar">
        <b className="grow">{title}</b>
        <IconButton label={uiTexts.closeMenu} act={close}>
          <X size={22} />
        </IconButton>
      </div>
      <nav aria-label={uiTexts.mainMenu}>{children}</nav>
    </Drawer.Content>
  </Drawer.Root>
);
