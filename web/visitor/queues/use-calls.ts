import { useEffect, useRef, useState } from 'react';
import type { BoardNow } from '#contract/queues/page.ts';
import { newCalls, stationKey } from '#contract/queues/rules.ts';
import type { StationName } from './room-words.ts';

export interface CalledNumber {
  number: number;
  /** Null where there is only one. */
  station: StationName | null;
}

const FLASH_MS = 3000;

/** Announces each call and repeated call. Returns the stations (`stationKey`) that flash for three seconds. */
export function useCalls(
  board: BoardNow,
  announce: (call: CalledNumber, isStillSo: () => boolean) => void,
): readonly string[] {
  const latest = useRef(board);
  const [called, setCalled] = useState<readonly string[]>([]);
  useEffect(() => {
    const calls = newCalls(latest.current.stations, board);
    latest.current = board;
    if (calls.length === 0) return;
    setCalled(calls.map(stationKey));
    for (const station of calls) {
      const { serving, calledAt } = station;
      const isStillSo = (): boolean =>
        latest.current.stations.some((now) => stationKey(now) === stationKey(station) && now.calledAt === calledAt);
      announce({ number: serving as number, station: board.stations.length > 1 ? station : null }, isStillSo);
    }
  }, [board, announce]);
  useEffect(() => {
    if (called.length === 0) return;
    const timer = setTimeout(() => setCalled([]), FLASH_MS);
    return () => clearTimeout(timer);
  }, [called]);
  return called;
}
