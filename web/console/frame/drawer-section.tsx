import { Drawer } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useModal } from '#web/console/kit/parts/dialogs/use-modal.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { shellTexts as texts } from './words.ts';
import './menu.css';

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
    <Drawer.Content aria-label={texts.mainMenu}>
      <div className="bar">
        <b className="grow">{title}</b>
        <IconButton label={texts.closeMenu} act={close}>
          <X size={22} />
        </IconButton>
      </div>
      <nav aria-label={texts.mainMenu}>{children}</nav>
    </Drawer.Content>
  </Drawer.Root>
);
