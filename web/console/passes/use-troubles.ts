import { useEffect, useState } from 'react';
import { formatTime } from '#contract/kernel/dates.ts';
import { bookingEnd, type Hours, openingOn, visitDaysAt } from '#contract/opening-days/rules.ts';
import { knownParks } from '#web/console/admissions/queries.ts';
import { heard, useKept } from './queries.ts';
import { watchBattery } from './use-battery.ts';

/** A battery below this, and not being charged, may not last until the evening. */
const LOW_BATTERY = 0.15;
/** A clock that is wrong by more says the wrong time of a scan, and at five minutes the server refuses those of later. */
const WRONG_CLOCK_MINUTES = 2;
const TICK_MS = 15_000;

/** Says in words what may go wrong at this gate: its battery, its clock, and that the park is closed. Empty while all is well. */
export function useTroubles(parkId: string | null): string[] {
  const now = useNow();
  const battery = useBattery();
  const park = useKept(knownParks).find(({ id }) => id === parkId);
  const aheadMs = useKept(heard)[0]?.aheadMs ?? 0;
  const ahead = Math.round(aheadMs / 60_000);
  return [
    battery !== null && battery < LOW_BATTERY ? `Battery ${Math.round(battery * 100)} %` : '',
    Math.abs(ahead) > WRONG_CLOCK_MINUTES ? `Clock ${Math.abs(ahead)} min ${ahead > 0 ? 'ahead' : 'behind'}` : '',
    park ? closedWords(park, new Date(now.getTime() - aheadMs)) : '',
  ].filter(Boolean);
}

/** Since when a park is closed today, or until when it is; empty while it is open. */
function closedWords({ opensAt, closesAt }: Hours, now: Date): string {
  const hours = { opensAt, closesAt };
  const [day, next] = visitDaysAt(hours, now);
  // The evening before is not over.
  if (next) return '';
  const [opening, end] = [openingOn(hours, day), bookingEnd(hours, day)];
  if (now < opening) return `Closed until ${formatTime(opening)}`;
  return end && now >= end ? `Closed at ${formatTime(end)}` : '';
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Answers how full the battery is, 0 to 1; null while it is charged, and where the browser does not say. */
function useBattery(): number | null {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => {
    return watchBattery((battery) => setLevel(battery.charging ? null : battery.level));
  }, []);
  return level;
}
