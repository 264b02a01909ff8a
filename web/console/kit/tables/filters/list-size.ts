import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { keep, useKept } from './table-view.ts';

/** This screen has room for so many rows of a table. Null: lists begin with their own first size, and keep no choice. */
export const RoomContext = createContext<number | null>(null);

/** So much stands around the rows of a table in a window (see .table-scroll), its head among it; and one row. In pixels. */
const AROUND = 270 + 40;
const ROW = 40;

/** The rows that fit below the head of a table in a window of this height. */
export const roomIn = (height: number): number => Math.max(0, Math.floor((height - AROUND) / ROW));

/** A list where nobody chose begins with as many rows as there is room for, and never fewer than its own first size. */
const usualOf = (sizes: readonly number[], room: number | null): number => Math.max(sizes[0] ?? 5, room ?? 0);

/** The sizes of a list, and among them the one that fills this screen. */
function offeredIn(sizes: readonly number[], room: number | null): readonly number[] {
  const usual = usualOf(sizes, room);
  return sizes.includes(usual) ? sizes : [...sizes, usual].sort((a, b) => a - b);
}

/** The sizes to choose from in a list. */
export const useOfferedSizes = (sizes: readonly number[]): readonly number[] => offeredIn(sizes, use(RoomContext));

/** The list at this address may have these sizes. */
export interface ListSizes {
  offered: readonly number[];
  /** This one counts where nobody chose. */
  usual: number;
  /** This one counts where the address names none: chosen here last, on this device and by this user, or the usual one. */
  first: number;
  /** Remembers a choice; the usual one is forgotten, so that it follows the screen again. */
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
