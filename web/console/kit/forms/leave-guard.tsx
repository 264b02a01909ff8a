import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type Navigator, Router, type To, type UNSAFE_createBrowserHistory } from 'react-router';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { discardUnsaved, isUnsaved } from '#web/console/platform/keeping/unsaved.ts';

export const LeaveQuestion = lazyDialog(async () => (await import('./leave-question.tsx')).LeaveQuestionDialog);

export type TabHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<TabHistory['listen']>[0];

type Departure = () => void;

/** Asks before a link, Back or forward leaves unsaved input. While the next screen loads, the last one stays. */
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
        // The browser has already navigated: go back until the user has answered.
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
