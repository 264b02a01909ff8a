import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { keep, useKept } from './table-view.ts';

/** Rows that fit this screen. Null: no such default, and no choice is stored. */
export const RoomContext = createContext<number | null>(null);

/** Pixels of a window that are not table rows (see .table-scroll), and one row. */
const AROUND = 270 + 40;
const ROW = 40;

export const roomIn = (height: number): number => Math.max(0, Math.floor((height - AROUND) / ROW));

const usualOf = (sizes: readonly number[], room: number | null): number => Math.max(sizes[0] ?? 5, room ?? 0);

function offeredIn(sizes: readonly number[], room: number | null): readonly number[] {
  const usual = usualOf(sizes, room);
  return sizes.includes(usual) ? sizes : [...sizes, usual].sort((a, b) => a - b);
}

export const useOfferedSizes = (sizes: readonly number[]): readonly number[] => offeredIn(sizes, use(RoomContext));

export interface ListSizes {
  offered: readonly number[];
  usual: number;
  /** Size if the address has none: the user's last choice on this device, or the usual one. */
  first: number;
  /** The usual size is not stored, so that it follows the screen. */
  choose: (size: number) => void;
}

export function useListSizes(sizes: readonly number[]): ListSizes {
  const room = use(RoomContext);
  const name = `rows:${useLocation().pathname}`;
  const kept = Number(useKept(name));
  const usual = usualOf(sizes, room);
  const offered = offeredIn(sizes, room);
  return {
    offered,
    usual,
    first: room !== null && offered.includes(kept) ? kept : usual,
    choose: (size) => {
      if (room !== null) keep(name, size === usual ? '' : String(size));
    },
  };
}
