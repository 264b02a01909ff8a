import { useEffect, useState } from 'preact/hooks';
import { pictureAt } from '#contract/images/rules.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { KEPT } from '#web/shared/worker-rules.ts';
import { Said } from './said-section.tsx';
import { useRoomWords } from './use-room.ts';

/**
 * The server's time from here on, whatever this television thinks it is; `at` is what the server said just now, `first` what
 * the page began with. Null on a page that was kept, until the server says the time.
 */
export function serverClock(at: string, first: string): (() => Date) | null {
  if (at === first && document.documentElement.hasAttribute(KEPT)) return null;
  const ahead = Date.parse(at) - Date.now();
  return () => new Date(Date.now() + ahead);
}

const isAllDay = ({ opensAt, closesAt }: NonNullable<BoardNow['hours']>): boolean =>
  opensAt === '00:00' && closesAt >= '23:59';

/** Shows where this is, with the sign of its organisation, when it is open, and what time it is in Kolkata. */
export function BoardHeadSection({ name, logo, hours, at }: Pick<BoardNow, 'name' | 'logo' | 'hours' | 'at'>) {
  const words = useRoomWords();
  return (
    <header>
      {logo && <img src={pictureAt(logo, 360)} alt="" />}
      <div>
        <h1>{name}</h1>
        {hours && !isAllDay(hours) && (
          <p className="hours num" lang={words.lang}>
            {words.hours(hours.opensAt, hours.closesAt)}
          </p>
        )}
      </div>
      <p className="what">
        <Said what={({ serving }) => serving} />
      </p>
      <Clock at={at} />
    </header>
  );
}

function Clock({ at }: { at: string }) {
  const [first] = useState(at);
  const [time, setTime] = useState(() => formatTime(new Date(at)));
  useEffect(() => {
    const now = serverClock(at, first);
    const tell = () => setTime(now ? formatTime(now()) : '');
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [at, first]);
  return <p className="clock num">{time}</p>;
}
