import type { LucideIcon } from 'lucide-react';
import Menu from 'lucide-react/icons/menu';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { BELOW_MEDIUM, useMedia } from '#web/console/platform/media.ts';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './texts.ts';

export interface Entry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** A line stands between entries of different groups. */
  group?: string;
}

interface ShellProps {
  title: string;
  /** Where the title leads. */
  home: string;
  entries: readonly Entry[];
  /** At the end of the top bar: who is here, and the way out. */
  account: ReactNode;
  children: ReactNode;
}

const SideDrawer = lazy(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }));

const FOLDED_KEY = 'menu_folded';

/** Top bar, menu and screen. The menu is 240 pixels wide, or 96 folded; below 900 pixels it is a drawer (docs/product/console.md 3). */
export function Shell({ title, home, entries, account, children }: ShellProps) {
  const small = useMedia(BELOW_MEDIUM);
  const [open, setOpen] = useState(false);
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'yes');
  const fold = () => {
    localStorage.setItem(FOLDED_KEY, folded ? 'no' : 'yes');
    setFolded(!folded);
  };
  const toggle = small
    ? { label: uiTexts.openMenu, icon: <Menu size={22} />, expanded: open, act: () => setOpen(true) }
    : {
        label: folded ? uiTexts.unfoldMenu : uiTexts.foldMenu,
        icon: folded ? <PanelLeftOpen size={22} /> : <PanelLeftClose size={22} />,
        expanded: !folded,
        act: fold,
      };
  return (
    <>
      <a className="skip" href="#main">
        {uiTexts.skip}
      </a>
      <header className="bar">
        <IconButton label={toggle.label} aria-expanded={toggle.expanded} act={toggle.act}>
          {toggle.icon}
        </IconButton>
        <Link to={home} className="bar-title">
          {title}
        </Link>
        <span className="bar-end">{account}</span>
      </header>
      <div className={folded && !small ? 'frame folded' : 'frame'}>
        {small ? (
          <Suspense>
            {open && (
              <SideDrawer close={() => setOpen(false)} title={title}>
                <EntryList entries={entries} chosen={() => setOpen(false)} />
              </SideDrawer>
            )}
          </Suspense>
        ) : (
          <nav className="side" aria-label={uiTexts.mainMenu}>
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

interface EntryListProps {
  entries: readonly Entry[];
  /** With the names as titles, too: a long menu that is folded has no room for them. */
  titled?: boolean;
  chosen?: () => void;
}

function EntryList({ entries, titled, chosen }: EntryListProps) {
  return (
    <ul className="entries">
      {entries.map(({ path, label, icon: Icon, group }, at) => (
        <li key={path} className={at > 0 && group !== entries[at - 1]?.group ? 'next-group' : undefined}>
          <NavLink to={path} onClick={chosen} title={titled ? label : undefined}>
            <Icon aria-hidden size={22} />
            <span>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
