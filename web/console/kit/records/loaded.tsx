import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T, Error>;
  children: (data: T) => ReactNode;
}

export const Loaded = <T,>({ query: { data, isPending, error, refetch }, children }: LoadedProps<T>) => (
  <>
    {isPending && <Loading />}
    {error && <LoadProblem error={error} retry={() => void refetch()} />}
    {data !== undefined && children(data)}
  </>
);
