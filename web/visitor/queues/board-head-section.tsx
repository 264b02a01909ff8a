import { pictureAt } from '#contract/images/rules.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { Said } from './said-section.tsx';
import { useRoomWords } from './use-room.ts';
import { useServerTime } from './use-server-time.ts';

const isAllDay = ({ opensAt, closesAt }: NonNullable<BoardNow['hours']>): boolean =>
  opensAt === '00:00' && closesAt >= '23:59';

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
  const time = useServerTime(at, formatTime(new Date(at)), formatTime);
  return <p className="clock num">{time}</p>;
}
