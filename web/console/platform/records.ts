import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Listed } from './client.ts';

/** Every record of a list that comes whole, as a question to the server. */
export const listQuery = <R>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Listed<R>>) =>
  queryOptions({ queryKey, queryFn: async ({ signal }): Promise<R[]> => (await read(signal)).rows });

interface RecordCalls<New, Changed> {
  add: (given: { body: New; key: string }) => Promise<unknown>;
  update: (given: { params: { id: string }; body: Changed }) => Promise<unknown>;
  remove: (given: { params: { id: string } }) => Promise<unknown>;
}

/** How records are added, changed and removed: see `recordsOf`. */
export interface Records<New, Changed = New> {
  /** What they are called; drafts of their forms are kept under it. */
  noun: string;
  /** `key` is the idempotency key: a repeat with the same one counts once. */
  add: (cache: QueryClient, body: New, key: string) => Promise<void>;
  change: (cache: QueryClient, id: string, body: Changed) => Promise<void>;
  remove: (cache: QueryClient, id: string) => Promise<void>;
}

/** The calls that change records. After each of them every list whose key begins with `queryKey` is asked for again. */
export function recordsOf<New, Changed>(
  queryKey: QueryKey,
  calls: RecordCalls<New, Changed>,
  noun = String(queryKey[0]),
): Records<New, Changed> {
  const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey });
  return {
    noun,
    add: async (cache, body, key) => {
      await calls.add({ body, key });
      await refresh(cache);
    },
    change: async (cache, id, body) => {
      await calls.update({ params: { id }, body });
      await refresh(cache);
    },
    remove: async (cache, id) => {
      await calls.remove({ params: { id } });
      await refresh(cache);
    },
  };
}
