import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Sort } from '#contract/kernel/sorting.ts';
import { useListSizes } from './list-size.ts';

/** State of a list, in the address, so that it can be shared, bookmarked and returned to. */
export interface ListState {
  search: string;
  sort: { id: string; desc: boolean } | null;
  page: number;
  size: number;
}

/** Sizes of most screens (docs/product/console.md 6). */
export const PAGE_SIZES: readonly number[] = [5, 100, 1000];

/** A list without paging. */
export const ALL_ROWS: readonly number[] = [Number.MAX_SAFE_INTEGER];

const whole = (text: string | null, fallback: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

/** Reads `?q=&sort=-name&page=2&size=100`; invalid values become the default. `first`: the default size. */
export function readListState(params: URLSearchParams, sizes: readonly number[], first = sizes[0] ?? 5): ListState {
  const sort = params.get('sort');
  const size = whole(params.get('size'), 0);
  return {
    search: params.get('q') ?? '',
    sort: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : null,
    page: whole(params.get('page'), 1),
    size: sizes.includes(size) ? size : first,
  };
}

/** Omits defaults; any change other than of the page goes back to page 1. */
export function writeListState(
  params: URLSearchParams,
  change: Partial<ListState>,
  sizes: readonly number[],
  usual = sizes[0] ?? 5,
): URLSearchParams {
  const next = { ...readListState(params, sizes, usual), ...('page' in change ? {} : { page: 1 }), ...change };
  const written = new URLSearchParams(params);
  const put = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name));
  put('q', next.search);
  put('sort', next.sort ? `${next.sort.desc ? '-' : ''}${next.sort.id}` : '');
  put('page', next.page > 1 ? String(next.page) : '');
  put('size', next.size === usual ? '' : String(next.size));
  return written;
}

export function sortAsked<By extends string>(sort: ListState['sort'], columns: readonly By[]): Sort<By> | null {
  const by = columns.find((column) => column === sort?.id);
  return by === undefined ? null : sort?.desc ? `-${by}` : by;
}

type ChangeListState = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

export function useListState(sizes: readonly number[]): [ListState, ChangeListState] {
  const [params, setParams] = useSearchParams();
  const { offered, usual, first, choose } = useListSizes(sizes);
  const change = (part: Partial<ListState>, options?: { replace?: boolean }) => {
    if (part.size !== undefined) choose(part.size);
    setParams((now) => writeListState(now, part, offered, usual), { preventScrollReset: true, ...options });
  };
  return [readListState(params, offered, first), change];
}

/**
 * Leads from a page past the end, as an old address or a deletion leaves it, to the last one; true until it is there.
 * @param total of the rows that the server pages; undefined while they are not known
 */
export function useLastPage({ page, size }: ListState, change: ChangeListState, total: number | undefined): boolean {
  const last = Math.max(1, Math.ceil((total ?? 0) / size));
  const beyond = total !== undefined && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function each time and does the same.
  useEffect(() => {
    if (beyond) change({ page: last }, { replace: true });
  }, [beyond, last]);
  return beyond;
}
