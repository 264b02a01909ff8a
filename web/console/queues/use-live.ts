import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Join } from '#contract/kernel/realtime.ts';
import { readToken } from '#web/console/platform/session.ts';
import { type Link, openLink } from '#web/shared/realtime-link.ts';

/** Query key of all that a desk shows. */
export const DESK_KEY = ['token-desk'];

export type Connection = 'connecting' | 'live' | 'lost';
export interface Live {
  connection: Connection;
  /** Call after a status change: refetches here and notifies all other devices (customEvent). */
  changed: () => Promise<void>;
}

/** Refetches when the queue changes on any device. Without a queue it only notifies. */
export function useLive(queue: Join | null): Live {
  const cache = useQueryClient();
  const [connection, setConnection] = useState<Connection>('connecting');
  const open = useRef<Link>(null);
  const [kind, id] = [queue?.kind, queue?.id];
  useEffect(() => {
    const changed = (isConnected: boolean): void => {
      setConnection(isConnected ? 'live' : 'lost');
      // Events during the interruption were lost.
      if (isConnected) void refresh(cache);
    };
    const link = openLink(kind && id ? [{ kind, id }] : [], { heard: () => void refresh(cache), changed }, readToken);
    open.current = link;
    return link.close;
  }, [cache, kind, id]);
  const changed = () => {
    open.current?.announce();
    return refresh(cache);
  };
  return { connection, changed };
}

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: DESK_KEY });
