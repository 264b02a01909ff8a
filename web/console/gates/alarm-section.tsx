import { useEffect, useState } from 'react';
import type { WatchedGate } from '#contract/gates/model.ts';
import { isSilent, refusesUnusually } from '#contract/gates/rules.ts';
import { dayOf, formatTime } from '#contract/kernel/dates/dates.ts';
import { currentAccount } from '#web/console/platform/session.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { gateName, gateTexts as texts } from './words.ts';

interface Alarm {
  /** Another silence of the same gate is another alarm. */
  key: string;
  words: string;
}

const MOST_NAMED = 3;

/** One line on top: gates that are silent or refuse unusually, until it is read or over. */
export function AlarmSection({ gates, now }: { gates: readonly WatchedGate[]; now: Date }) {
  const alarms = gates.flatMap((gate) => alarmsOf(gate, gates, now));
  const { unread, read } = useUnread(alarms);
  if (unread.length === 0) return null;
  const named = unread.slice(0, MOST_NAMED).map(({ words }) => words);
  return (
    <Problem>
      <div className="row">
        <p>
          <b>{named.join(' ')}</b> {unread.length > MOST_NAMED && texts.more(unread.length - MOST_NAMED)}
        </p>
        <Button size="small" variant="outlined" color="inherit" onClick={read}>
          {texts.read}
        </Button>
      </div>
    </Problem>
  );
}

function alarmsOf(gate: WatchedGate, gates: readonly WatchedGate[], now: Date): Alarm[] {
  const { device, seenAt } = gate;
  const name = gateName(gate);
  if (isSilent(gate, now))
    return [{ key: `silent/${device}/${seenAt.toISOString()}`, words: texts.silent(name, formatTime(seenAt)) }];
  if (refusesUnusually(gate, gates, now))
    return [{ key: `refuses/${device}/${dayOf(now)}`, words: texts.refuses(name) }];
  return [];
}

/** Read ones stay read for this account on this device; those that are over are forgotten, so that they can come again. */
function useUnread(alarms: readonly Alarm[]) {
  const name = `gates.alarms:${currentAccount()}`;
  const [known, setRead] = useState<string[]>(() => JSON.parse(deviceStore.get(name) ?? '[]'));
  const read = known.filter((key) => alarms.some((alarm) => alarm.key === key));
  const kept = JSON.stringify(read);
  useEffect(() => {
    deviceStore.set(name, kept);
    setRead(JSON.parse(kept));
  }, [name, kept]);
  return {
    unread: alarms.filter(({ key }) => !read.includes(key)),
    read: () => setRead(alarms.map(({ key }) => key)),
  };
}
