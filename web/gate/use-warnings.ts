import type { Inside } from '#contract/admissions/model.ts';
import { isLow } from '#contract/gates/rules.ts';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { bookingEnd, type Hours, openingOn, visitDaysAt } from '#contract/opening-days/rules.ts';
import { say } from '#web/shared/say.ts';
import { useKept } from './offline/account-storage.ts';
import { listTime } from './offline/clock.ts';
import { insideNow, knownInside } from './offline/inside.ts';
import { knownParks } from './offline/parks.ts';
import { insideWords } from './screen.ts';
import { useBattery } from './use-battery.ts';
import { useNow } from './use-now.ts';

/** Beyond this the times of scans are wrong; at five minutes the server refuses scans from the future. */
const WRONG_CLOCK_MINUTES = 2;

export function useWarnings(parkId: string | null, isUnprepared: boolean): string[] {
  const now = useNow();
  const battery = useBattery();
  const park = useKept(knownParks).find(({ id }) => id === parkId);
  const full = useKept(knownInside).find((known) => known.parkId === parkId && isFull(insideNow(known)));
  const aheadMs = useKept(listTime)[0]?.aheadMs ?? 0;
  const ahead = Math.round(aheadMs / 60_000);
  return [
    isUnprepared ? say('gates.listMissing') : '',
    isLow(battery) ? say('gates.battery', { percent: battery.battery ?? 0 }) : '',
    Math.abs(ahead) > WRONG_CLOCK_MINUTES ? clockWords(ahead) : '',
    park ? closedWords(park, new Date(now.getTime() - aheadMs)) : '',
    full ? insideWords(insideNow(full)) : '',
  ].filter(Boolean);
}

const isFull = ({ people, limit }: Inside): boolean => limit !== null && people >= limit;

/** '' while open. */
function closedWords({ opensAt, closesAt }: Hours, now: Date): string {
  const hours = { opensAt, closesAt };
  const [day, next] = visitDaysAt(hours, now);
  // The previous evening is still going on.
  if (next) return '';
  const [opening, end] = [openingOn(hours, day), bookingEnd(hours, day)];
  if (now < opening) return say('gates.closedUntil', { time: timeText(opening) });
  return end && now >= end ? say('gates.closedAt', { time: timeText(end) }) : '';
}

const clockWords = (ahead: number): string =>
  ahead > 0 ? say('gates.clockAhead', { minutes: ahead }) : say('gates.clockBehind', { minutes: -ahead });
