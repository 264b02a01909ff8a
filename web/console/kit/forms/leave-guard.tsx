import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type Navigator, Router, type To, type UNSAFE_createBrowserHistory } from 'react-router';
import { discardUnsaved, isUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { LeaveQuestion } from './unsaved-changes.tsx';

/** The addresses of a tab: the browser's, or a test's own. */
export type TabHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<TabHistory['listen']>[0];

/** Goes where somebody wanted to go, after all. */
type Departure = () => void;

/**
 * Around every screen: tells them where the tab is, and asks before a link, Back or forward leads away from something
 * that was typed and is not saved. A screen that is still being fetched leaves the one before it in its place.
 */
export function LeaveGuard({ history, children }: { history: TabHistory; children: ReactNode }) {
  const [{ location, action }, show] = useState({ location: history.location, action: history.action });
  const [departure, setDeparture] = useState<{ go: Departure } | null>(null);
  const guarded = useMemo(() => guard(history, (go) => setDeparture({ go })), [history]);
  useLayoutEffect(() => guarded.listen((now) => startTransition(() => show(now))), [guarded]);
  const leave = () => {
    setDeparture(null);
    discardUnsaved();
    departure?.go();
  };
  return (
    <Router location={location} navigationType={action} navigator={guarded}>
      {children}
      {departure && <LeaveQuestion leave={leave} stay={() => setDeparture(null)} />}
    </Router>
  );
}

/** The same addresses, of which `ask` is given each way that leads from a screen with something unsaved. */
function guard(history: TabHistory, ask: (go: Departure) => void): Navigator & Pick<TabHistory, 'listen'> {
  let here = history.location.pathname;
  let isTurningBack = false;
  const leavesUnsaved = (pathname: string): boolean => isUnsaved() && pathname !== here;
  const unlessAsked = (to: To, go: Departure): void => (leavesUnsaved(history.createURL(to).pathname) ? ask(go) : go());
  const heardBy =
    (tell: Listener): Listener =>
    (update) => {
      const { action, delta, location } = update;
      if (isTurningBack) {
        isTurningBack = false;
      } else if (action === 'POP' && delta && leavesUnsaved(location.pathname)) {
        // The browser is there already: it comes back until there is an answer.
        isTurningBack = true;
        history.go(-delta);
        ask(() => history.go(delta));
      } else {
        here = location.pathname;
        tell(update);
      }
    };
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => unlessAsked(to, () => history.push(to, state)),
    replace: (to, state) => unlessAsked(to, () => history.replace(to, state)),
    listen: (tell) => history.listen(heardBy(tell)),
  };
}
