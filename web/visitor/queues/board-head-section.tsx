import { useContext } from 'react';
import { pictureAt } from '#contract/images/rules.ts';
import { clockText, timeText } from '#contract/kernel/dates/texts.ts';
import { text } from '#contract/kernel/text.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { sayBeside, sayText } from '#web/shared/say.ts';
import { Said } from './said-section.tsx';
import { RoomContext } from './use-room.ts';
import { useServerTime } from './use-server-time.ts';

const isAllDay = ({ opensAt, closesAt }: NonNullable<BoardNow['hours']>): boolean =>
  opensAt === '00:00' && closesAt >= '23:59';

export function BoardHeadSection({ name, logo, hours, at }: Pick<BoardNow, 'name' | 'logo' | 'hours' | 'at'>) {
  const { language } = useContext(RoomContext);
  return (
    <header>
      {logo && <img src={pictureAt(logo, 360)} alt="" />}
      <div>
        <h1>{name}</h1>
        {hours && !isAllDay(hours) && (
          <p className="hours num" lang={language}>
            {sayBeside(language)(
              text('boards.hours', { from: clockText(hours.opensAt), to: clockText(hours.closesAt) }),
            )}
          </p>
        )}
      </div>
      <p className="what">
        <Said wording={text('boards.nowServing')} />
      </p>
      <Clock at={at} />
    </header>
  );
}

const clockAt = (now: Date): string => sayText(timeText(now));

function Clock({ at }: { at: string }) {
  const time = useServerTime(at, clockAt(new Date(at)), clockAt);
  return <p className="clock num">{time}</p>;
}
