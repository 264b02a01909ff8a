import { createContext, use, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Sort } from '#contract/kernel/sorting.ts';
import { keep, useKept } from './table-view.ts';

/** State of a list, in the address, so that it can be shared, bookmarked and returned to. */
export interface ListState {
  search: string;
  sort: { id: string; desc: boolean } | null;
  page: number;
  size: number;
  /** What `size` can be. */
  sizes: readonly number[];
}

type ListChange = Partial<Omit<ListState, 'sizes'>>;

export type ChangeListState = (change: ListChange, options?: { replace?: boolean }) => void;

/** Sizes of most screens (docs/product/console.md 6). */
const PAGE_SIZES: readonly number[] = [5, 100, 1000];

/** A list without paging. */
export const ALL_ROWS: readonly number[] = [Number.MAX_SAFE_INTEGER];

/** Rows that fit this screen. Null: no such default, and no choice is stored. */
export const RoomContext = createContext<number | null>(null);

/** Pixels of a window that are not table rows (see .table-scroll), and one row. */
const AROUND = 270 + 40;
const ROW = 40;

export const roomIn = (height: number): number => Math.max(0, Math.floor((height - AROUND) / ROW));

/**
 * Reads `?q=&sort=-name&page=2&size=100`; invalid values become the default. Without a size in the address: the user's
 * last choice for this list on this device, or what fits the screen, which is not stored, so that it follows the screen.
 */
export function useListState(own = PAGE_SIZES): [ListState, ChangeListState] {
  const [params, setParams] = useSearchParams();
  const room = use(RoomContext);
  const name = `rows:${useLocation().pathname}`;
  const kept = Number(useKept(name));
  const usual = Math.max(own[0] ?? 5, room ?? 0);
  const sizes = own.includes(usual) ? own : [...own, usual].sort((a, b) => a - b);
  const first = room !== null && sizes.includes(kept) ? kept : usual;
  const change: ChangeListState = (part, options) => {
    if (part.size !== undefined && room !== null) keep(name, part.size === usual ? '' : String(part.size));
    setParams((now) => written(now, part, usual), { preventScrollReset: true, ...options });
  };
  return [listStateIn(params, sizes, first), change];
}

const whole = (text: string | null, fallback: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

function listStateIn(params: URLSearchParams, sizes: readonly number[], first: number): ListState {
  const sort = params.get('sort');
  const size = whole(params.get('size'), 0);
  return {
    search: params.get('q') ?? '',
    sort: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : null,
    page: whole(params.get('page'), 1),
    size: sizes.includes(size) ? size : first,
    sizes,
  };
}

/** Omits defaults; any change other than of the page goes back to page 1. */
function written(params: URLSearchParams, change: ListChange, usual: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  const { search, sort, page = 1, size } = change;
  if (search !== undefined) put('q', search);
  if (sort !== undefined) put('sort', sort ? `${sort.desc ? '-' : ''}${sort.id}` : '');
  if (size !== undefined) put('size', size === usual ? '' : String(size));
  put('page', page > 1 ? String(page) : '');
  return next;
}

export function sortAsked<By extends string>(sort: ListState['sort'], columns: readonly By[]): Sort<By> | null {
  const by = columns.find((column) => column === sort?.id);
  return by === undefined ? null : sort?.desc ? `-${by}` : by;
}

/** Leads from a page past the end to the last one; true until it is there. `total` undefined: not known yet. */
export function useLastPage({ page, size }: ListState, change: ChangeListState, total: number | undefined): boolean {
  const last = Math.max(1, Math.ceil((total ?? 0) / size));
  const beyond = total !== undefined && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function each time and does the same.
  useEffect(() => {
    if (beyond) change({ page: last }, { replace: true });
  }, [beyond, last]);
  return beyond;
}
