import CloudUpload from 'lucide-react/icons/cloud-upload';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { formatInstant } from '#contract/kernel/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { isOwn, waiting } from '#web/console/platform/waiting-scans.ts';
import { conflicts, sendWaiting, useKept, useOwn } from './queries.ts';

const TRY_AGAIN_MS = 10_000;

/** Tells what was let in without the server and waits; sends it by itself as soon as it can. Never stands in the way. */
export function WaitingSection() {
  const kept = useKept(waiting);
  const count = kept.filter(isOwn).length;
  const others = kept.length - count;
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void sendWaiting().finally(() => setSending(false));
  };
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
      {count > 0 && (
        <div className="gate-waiting" role="status">
          <CloudUpload aria-hidden size={22} />
          <p>
            {count === 1
              ? '1 scan was made offline and waits to be sent.'
              : `${count} scans were made offline and wait to be sent.`}
          </p>
          <Button size="small" color="inherit" variant="outlined" loading={sending} onClick={send}>
            Send now
          </Button>
        </div>
      )}
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

/** Tickets that were let in here offline although another gate, or the office, knew better. */
function Conflicts() {
  const found = useOwn(conflicts);
  if (found.length === 0) return null;
  const clear = () => {
    for (const { scanId } of found) conflicts.remove(scanId);
  };
  return (
    <div className="gate-conflicts" role="status">
      <TriangleAlert aria-hidden size={22} />
      <div>
        <p>
          <b>
            {found.length === 1
              ? '1 ticket let in offline was not good:'
              : `${found.length} tickets let in offline were not good:`}
          </b>
        </p>
        <ul>
          {found.map(({ scanId, short, at, message }) => (
            <li key={scanId}>
              {shortCodeOf(short)}, {formatInstant(new Date(at))}: {message}
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
