import Menu from 'lucide-react/icons/menu';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { firstTexts } from '#web/console/kit/parts/first-texts.ts';
import { BELOW_MEDIUM, BELOW_WIDE, useMedia } from '#web/console/platform/media.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Entry, EntryList } from './menu-section.tsx';
import { shellTexts as texts } from './words.ts';
import './shell.css';

interface ShellProps {
  title: string;
  name: string;
  home: string;
  entries: readonly Entry[];
  account: ReactNode;
  children: ReactNode;
}

const SideDrawer = lazyDialog(async () => (await import('./drawer-section.tsx')).SideDrawer);

const FOLDED_KEY = 'menu_folded';

/** The menu: 240 pixels, folded 96; open from 1200 pixels on, a drawer below 900 (docs/product/console.md 3). */
export function Shell({ title, name, home, entries, account, children }: ShellProps) {
  const small = useMedia(BELOW_MEDIUM);
  const [open, setOpen] = useState(false);
  const [folded, fold] = useFolded();
  const toggle = small
    ? { label: texts.openMenu, icon: <Menu size={22} />, expanded: open, act: () => setOpen(true) }
    : {
        label: folded ? texts.unfoldMenu : texts.foldMenu,
        icon: folded ? <PanelLeftOpen size={22} /> : <PanelLeftClose size={22} />,
        expanded: !folded,
        act: fold,
      };
  return (
    <>
      <a className="skip" href="#main">
        {firstTexts.skip}
      </a>
      <header className="bar">
        <IconButton label={toggle.label} aria-expanded={toggle.expanded} act={toggle.act}>
          {toggle.icon}
        </IconButton>
        <Link to={home} className="bar-title">
          <span>{name}</span>{' '}
          <small>
            {title}
            {'playMoney' in document.documentElement.dataset && (
              <>
                {' '}
                <b className="play-money">{texts.playMoney}</b>
              </>
            )}
          </small>
        </Link>
        <span className="bar-end">{account}</span>
      </header>
      <div className={folded && !small ? 'frame folded' : 'frame'}>
        {small ? (
          open && (
            <SideDrawer close={() => setOpen(false)} title={name}>
              <EntryList entries={entries} chosen={() => setOpen(false)} />
            </SideDrawer>
          )
        ) : (
          <nav className="side" aria-label={texts.mainMenu}>
            <EntryList entries={entries} titled={folded} />
          </nav>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

/** The state stored on this device, else folded on screens of medium width. */
function useFolded(): [folded: boolean, fold: () => void] {
  const [chosen, choose] = useState(() => deviceStore.get(FOLDED_KEY));
  const middle = useMedia(BELOW_WIDE);
  const folded = chosen ? chosen === 'yes' : middle;
  const fold = () => {
    deviceStore.set(FOLDED_KEY, folded ? 'no' : 'yes');
    choose(folded ? 'no' : 'yes');
  };
  return [folded, fold];
}
