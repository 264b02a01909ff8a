import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';

/** Opens the page of a record, or of a new one (null), with what it chooses from in the cache. Nothing is asked of a server. */
export function openRecord<R>(Form: ComponentType<OpenedRecord<R>>, record: R | null, cache = new QueryClient()): void {
  cache.setQueryDefaults(['presentation'], { initialData: {}, staleTime: Number.POSITIVE_INFINITY });
  const page = <Form record={record} gone={false} list="/app/list" trail={[]} added={() => undefined} />;
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </QueryClientProvider>,
  );
}
