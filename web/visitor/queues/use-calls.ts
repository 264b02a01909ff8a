import { useEffect, useRef, useState } from 'react';
import type { BoardNow } from '#contract/queues/page.ts';
import { newCalls, stationKey } from '#contract/queues/rules.ts';
import type { StationName } from './room-words.ts';
import type { WholeCall } from './use-whole-screen.ts';

export interface CalledNumber {
  number: number;
  /** Null where there is only one. */
  station: StationName | null;
}

const FLASH_MS = 3000;

interface Called {
  announce(call: CalledNumber, isStillSo: () => boolean): void;
  fill(call: WholeCall): void;
  /** A call has the whole screen. */
  isCovered: boolean;
}

/** Announces calls and shows them full screen. Returns the `stationKey`s to mark until 3 s after the list is back. */
export function useCalls(board: BoardNow, { announce, fill, isCovered }: Called): readonly string[] {
  const latest = useRef(board);
  const [called, setCalled] = useState<readonly string[]>([]);
  useEffect(() => {
    const calls = newCalls(latest.current.stations, board);
    latest.current = board;
    if (calls.length === 0) return;
    setCalled((before) => [...new Set([...before, ...calls.map(stationKey)])]);
    for (const station of calls) {
      const { serving, calledAt } = station;
      const isStillSo = (): boolean =>
        latest.current.stations.some((now) => stationKey(now) === stationKey(station) && now.calledAt === calledAt);
      const number = serving as number;
      announce({ number, station: board.stations.length > 1 ? station : null }, isStillSo);
      fill({ number, station, age: Date.parse(board.at) - Date.parse(calledAt ?? board.at) });
    }
  }, [board, announce, fill]);
  useEffect(() => {
    if (called.length === 0 || isCovered) return;
    const timer = setTimeout(() => setCalled([]), FLASH_MS);
    return () => clearTimeout(timer);
  }, [called, isCovered]);
  return called;
}
