import { Outlet, useBlocker } from 'react-router';
import { discardUnsaved, isUnsaved } from '#web/console/platform/unsaved.ts';
import { LeaveQuestion } from './leaving.tsx';

/** Around every screen: asks before a link, Back or forward leads away from something that was typed and is not saved. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
  };
  return (
    <>
      <Outlet />
      {blocker.state === 'blocked' && <LeaveQuestion leave={leave} stay={() => blocker.reset()} />}
    </>
  );
}
