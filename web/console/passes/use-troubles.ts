import { useEffect, useState } from 'react';
import { isLow } from '#contract/gates/rules.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { bookingEnd, type Hours, openingOn, visitDaysAt } from '#contract/opening-days/rules.ts';
import { heard, knownParks } from '#web/console/admissions/use-parks.ts';
import { useKept } from './queries.ts';
import { type BatteryState, batteryState, watchBattery } from './use-battery.ts';

/** Beyond this the times of scans are wrong; at five minutes the server refuses scans from the future. */
const WRONG_CLOCK_MINUTES = 2;
const TICK_MS = 15_000;

/** Warnings about battery, clock, closed park and missing list; empty if all is well. */
export function useTroubles(parkId: string | null, isUnprepared: boolean): string[] {
  const now = useNow();
  const battery = useBattery();
  const park = useKept(knownParks).find(({ id }) => id === parkId);
  const aheadMs = useKept(heard)[0]?.aheadMs ?? 0;
  const ahead = Math.round(aheadMs / 60_000);
  return [
    isUnprepared ? 'Today’s list did not come' : '',
    isLow(battery) ? `Battery ${battery.battery} %` : '',
    Math.abs(ahead) > WRONG_CLOCK_MINUTES ? `Clock ${Math.abs(ahead)} min ${ahead > 0 ? 'ahead' : 'behind'}` : '',
    park ? closedWords(park, new Date(now.getTime() - aheadMs)) : '',
  ].filter(Boolean);
}

/** '' while open. */
function closedWords({ opensAt, closesAt }: Hours, now: Date): string {
  const hours = { opensAt, closesAt };
  const [day, next] = visitDaysAt(hours, now);
  // The previous evening is still going on.
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

/** In hundredths. */
function useBattery(): BatteryState {
  const [state, setState] = useState(batteryState(null));
  useEffect(() => watchBattery((battery) => setState(batteryState(battery))), []);
  return state;
}
