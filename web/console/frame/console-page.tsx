import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { WhereContext } from '#web/console/kit/parts/where.ts';
import { useLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import { RoomContext, roomIn } from '#web/console/kit/tables/filters/list-state.ts';
import { ListToolsContext } from '#web/console/kit/tables/list-tools.tsx';
import { PHONE } from '#web/console/platform/media.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { type StepsComponent, StepsContext } from '#web/console/platform/steps.ts';
import { userQuery } from '#web/console/sessions/queries.ts';
import { consolePaths, homeOf } from '#web/shared/paths.ts';
import { AccountSection } from './account-section.tsx';
import { entriesOf, groupAt, opens } from './menu.ts';
import type { Entry } from './menu-section.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SessionNotice } from './session-section.tsx';
import { Shell } from './shell-section.tsx';
import { shellTexts as texts } from './words.ts';

/** Passed in as props, because these components import screens, and screens import this page. */
interface ConsoleParts {
  Find: ComponentType<{ user: User }>;
  Waiting: Entry['Waiting'];
  Steps: StepsComponent;
  Scan: ComponentType;
}

const LookBar = lazyPart(async () => (await import('./look-section.tsx')).LookBar);

const NetworkNotice = lazyPart(async () => (await import('./network-section.tsx')).NetworkNotice);

const SavedViews = lazyPart(async () => (await import('#web/console/saved-views/views-section.tsx')).SavedViews);

/** Screens outside the user's menu answer "not found". This is for show: the server checks rights by itself. */
export function ConsolePage({ Find, Waiting, Steps, Scan }: ConsoleParts) {
  const user = useQuery(userQuery);
  const { pathname } = useLocation();
  const [room] = useState(roomOfScreen);
  if (user.isPending) return <Loading />;
  if (!user.data) return <LoadProblem error={user.error as Error} retry={() => void user.refetch()} />;
  const isOpen = opens(user.data, pathname);
  const screen = (
    <Whereabouts user={user.data}>
      {isOpen ? (
        <ListToolsContext value={SavedViews}>
          <RoomContext value={room}>
            <StepsContext value={Steps}>
              <Outlet context={user.data} />
            </StepsContext>
          </RoomContext>
        </ListToolsContext>
      ) : (
        <NotFoundPage user={user.data} />
      )}
    </Whereabouts>
  );
  if (isOpen && pathname === consolePaths.scan)
    return (
      <main id="main">
        <SessionNotice user={user.data} />
        {screen}
      </main>
    );
  const entries = entriesOf(user.data).map((entry) => ({ ...entry, Waiting }));
  return (
    <Shell
      title={texts.title}
      name={user.data.organisationName ?? user.data.name}
      home={homeOf(user.data, rememberedProduct())}
      entries={entries}
      account={
        <>
          {user.data.role !== 'supervisor' && <Find user={user.data} />}
          {!user.data.look && <AccountSection user={user.data} />}
        </>
      }
    >
      {user.data.look && <LookBar user={user.data} />}
      <SessionNotice user={user.data} />
      <NetworkNotice />
      {user.data.role === 'inspector' && <Scan />}
      {screen}
    </Shell>
  );
}

/** Measured once, so that page sizes do not change during reading. 0 on phones, whose cards differ in height. */
const roomOfScreen = (): number => (matchMedia(PHONE).matches ? 0 : roomIn(innerHeight));

function Whereabouts({ user, children }: { user: User; children: ReactNode }) {
  const { key, pathname } = useLocation();
  const [first] = useState(key);
  const [moved, setMoved] = useState(false);
  useLastSeen();
  if (!moved && key !== first) setMoved(true);
  const part = groupAt(user, pathname) ?? user.organisationName ?? user.name;
  return <WhereContext value={{ part, plain: texts.plain[pathname], moved }}>{children}</WhereContext>;
}
