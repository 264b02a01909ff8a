import { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { DataTable, type DataTableProps } from '#web/console/kit/tables/data-table.tsx';
import { RoomContext, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { render } from './render.tsx';

export const setWidth = (width: number) => window.happyDOM.setViewport({ width });

const Nothing = () => null;

/** Draws a screen at its address, in a browser of its own; an address is there once its loader is done. Asks no server. */
export function openAt(address: string, screen: ReactNode, loader?: () => Promise<null>, cache = new QueryClient()) {
  const waits = loader && { loader, HydrateFallback: Nothing };
  const routes = [{ path: '*', element: screen, ...waits }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />, { cache });
  return { router, search: () => router.state.location.search };
}

type Listed<R extends Identified> = Omit<DataTableProps<R>, 'caption' | 'state' | 'change'> & {
  caption?: string;
  sizes?: readonly number[];
};

export function List<R extends Identified>({ sizes, ...table }: Listed<R>) {
  const [state, change] = useListState(sizes);
  return <DataTable caption="Your parks" {...table} state={state} change={change} />;
}

/** Opens a list at its address, on a screen with room for so many rows. */
export const openList = <R extends Identified>({
  address = '/app/park',
  room = null,
  ...list
}: Listed<R> & { address?: string; room?: number | null }) =>
  openAt(
    address,
    <RoomContext value={room}>
      <List<R> {...list} />
    </RoomContext>,
  );

/** Opens the page of a record, or of a new one (null), with what it chooses from in the cache. */
export function openRecord<R>(Form: ComponentType<OpenedRecord<R>>, record: R | null, cache = new QueryClient()): void {
  cache.setQueryDefaults(['presentation'], { initialData: {}, staleTime: Number.POSITIVE_INFINITY });
  const page = <Form record={record} gone={false} list="/app/list" trail={[]} added={() => undefined} />;
  openAt('/', page, undefined, cache);
}
