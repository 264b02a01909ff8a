import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { isOwn, waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { useKept, useOwn } from './queries.ts';
import { conflicts, noteConflict } from './use-conflicts.ts';
import { sendWaiting } from './use-sending.ts';

const TRY_AGAIN_MS = 10_000;

/** Sends by itself what was let in without the server, as soon as it can; tells what it cannot send, and what was not good. */
export function WaitingSection() {
  const others = useKept(waiting).filter((scan) => !isOwn(scan)).length;
  useEffect(() => {
    const quietly = () => void sendWaiting();
    quietly();
    const timer = setInterval(quietly, TRY_AGAIN_MS);
    window.addEventListener('online', quietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', quietly);
    };
  }, []);
  return (
    <>
      {others > 0 && (
        <p className="gate-others" role="status">
          {others === 1 ? '1 scan of another account waits' : `${others} scans of other accounts wait`} on this device,
          to be sent once whoever made it is signed in here again.
        </p>
      )}
      <Conflicts />
    </>
  );
}

/** People who came or went without the server, here or at another gate after this one, although somebody knew better. */
function Conflicts() {
  const found = useOwn(conflicts);
  if (found.length === 0) return null;
  const clear = () => {
    for (const { scanId } of found) noteConflict(scanId);
  };
  return (
    <div className="gate-conflicts" role="status">
      <TriangleAlert aria-hidden size={22} />
      <div>
        <p>
          <b>
            {found.length === 1
              ? '1 scan without a network was not good:'
              : `${found.length} scans without a network were not good:`}
          </b>
        </p>
        <ul>
          {found.map(({ scanId, short, at, message }) => (
            <li key={scanId}>
              {short && `${shortCodeOf(short)}, `}
              {formatInstant(new Date(at))}: {message}
            </li>
          ))}
        </ul>
      </div>
      <Button size="small" color="inherit" variant="outlined" onClick={clear}>
        Noted
      </Button>
    </div>
  );
}
