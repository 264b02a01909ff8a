import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import type { Entry } from '#web/console/kit/parts/entry-list.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/notice.tsx';
import { Shell } from '#web/console/kit/parts/shell.tsx';
import { WhereContext } from '#web/console/kit/parts/where.ts';
import { useLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import { RoomContext, roomIn } from '#web/console/kit/tables/filters/list-size.ts';
import { ListToolsContext } from '#web/console/kit/tables/list-tools.tsx';
import { PHONE } from '#web/console/platform/media.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { type StepsComponent, StepsContext } from '#web/console/platform/steps.ts';
import { userQuery } from '#web/console/sessions/queries.ts';
import { consolePaths, homeOf } from '#web/shared/paths.ts';
import { AccountSection } from './account-section.tsx';
import { entriesOf, groupAt, opens } from './entries-section.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SessionNotice } from './session-section.tsx';
import { shellTexts as texts } from './words.ts';

/** These are handed in, because they know of screens, which know of this. */
interface ConsoleParts {
  /** It stands in the top bar. */
  Find: ComponentType<{ user: User }>;
  /** It stands beside each entry of the menu. */
  Waiting: Entry['Waiting'];
  /** They stand above lists. */
  Steps: StepsComponent;
}

const LookBar = lazyPart(async () => (await import('./look-section.tsx')).LookBar);

const NetworkNotice = lazyPart(async () => (await import('./network-section.tsx')).NetworkNotice);

const SavedViews = lazyPart(async () => (await import('#web/console/saved-views/views-section.tsx')).SavedViews);

/**
 * The page stands around every screen of the console, once it is known who is there. A screen outside somebody's menu is
 * not there for them, but for the account, which the top bar leads to; the server decides by itself what it answers.
 */
export function ConsolePage({ Find, Waiting, Steps }: ConsoleParts) {
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
  // A gate fills the whole screen; its own status line says when there is no network.
  if (isOpen && pathname === consolePaths.scan) return <main id="main">{screen}</main>;
  const entries = entriesOf(user.data).map((entry) => ({ ...entry, Waiting }));
  return (
    <Shell
      title={texts.title}
      name={user.data.organisationName ?? user.data.name}
      home={homeOf(user.data, rememberedProduct())}
      entries={entries}
      account={
        <>
          <Find user={user.data} />
          {!user.data.look && <AccountSection user={user.data} />}
        </>
      }
    >
      {user.data.look && <LookBar user={user.data} />}
      <SessionNotice user={user.data} />
      <NetworkNotice />
      {screen}
    </Shell>
  );
}

/** Once, so that no list changes under somebody's eyes. Cards on a phone are as high as they are: lists have their own sizes there. */
const roomOfScreen = (): number => (matchMedia(PHONE).matches ? 0 : roomIn(innerHeight));

/** Tells screens in which part of the console they stand, and whether somebody has come from another one. */
function Whereabouts({ user, children }: { user: User; children: ReactNode }) {
  const { key, pathname } = useLocation();
  const [first] = useState(key);
  const [moved, setMoved] = useState(false);
  useLastSeen();
  if (!moved && key !== first) setMoved(true);
  const part = groupAt(user, pathname) ?? user.organisationName ?? user.name;
  return <WhereContext value={{ part, plain: texts.plain[pathname], moved }}>{children}</WhereContext>;
}
