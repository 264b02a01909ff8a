import { useEffect, useState } from 'react';
import type { Join } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import { openLink } from '#web/shared/realtime-link.ts';
import { keepHeard, lastHeard, sayAsOf } from './last-heard.ts';

/** As rendered; pushed; polled; or out of contact. */
export type Freshness = 'made' | 'live' | 'asked' | 'lost';

export interface LiveSource<T> {
  rooms: readonly Join[];
  read(): Promise<T | null>;
  concerns?(message: QueueMessage): boolean;
  keptAs?: string;
  /** Time in ms over which pages spread their requests after a message. */
  spreadMs: number;
}

export interface LiveValue<T> {
  value: T;
  freshness: Freshness;
}

const ASK_MS = 15_000;
/** Also while connected, since the day ends without a message. */
const HEARTBEAT_MS = 5 * 60_000;
/** Polls if the server does not confirm the join within this time, in ms. */
const JOIN_MS = 2000;
const AFTER_FAILURE_MS = 4000;

/** `source` must be stable between renders. */
export function useLiveValue<T extends { at: string }>(first: T, source: LiveSource<T>): LiveValue<T> {
  const [state, setState] = useState<LiveValue<T>>({ value: first, freshness: 'made' });
  const { keptAs } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was made with is compared with what is kept.
  useEffect(() => {
    const tell = (news: Partial<LiveValue<T>>) => setState((before) => ({ ...before, ...news }));
    const kept = keptAs && lastHeard(keptAs, first);
    if (kept) tell({ value: kept });
    if (kept) sayAsOf(kept);
    return follow(source, (news) => {
      if (keptAs && news.value) keepHeard(keptAs, news.value);
      tell(news);
    });
  }, [source]);
  return state;
}

/** Reads the whole value after each message, each new connection, and whenever something may have been missed. */
export function follow<T>(source: LiveSource<T>, tell: (news: Partial<LiveValue<T>>) => void): () => void {
  const state = { isConnected: false, isReading: false, isWanted: false, isOver: false, timer: 0 };
  const plan = (ms: number): void => {
    clearTimeout(state.timer);
    state.timer = window.setTimeout(read, ms);
  };
  const read = async (): Promise<void> => {
    if (state.isReading) state.isWanted = true;
    if (state.isReading || state.isOver) return;
    Object.assign(state, { isReading: true, isWanted: false });
    const value = navigator.onLine === false ? null : await source.read();
    state.isReading = false;
    if (state.isOver) return;
    tell(value === null ? { freshness: 'lost' } : { value, freshness: state.isConnected ? 'live' : 'asked' });
    plan(state.isWanted ? spread() : pauseAfter(value !== null, state.isConnected));
  };
  const spread = (): number => Math.random() * source.spreadMs;
  const want = (ms: number): void => {
    state.isWanted = true;
    plan(ms);
  };
  const link = openLink(source.rooms, {
    heard: (message) => source.concerns?.(message) !== false && want(spread()),
    changed: (isConnected) => {
      if (state.isOver) return;
      const was = state.isConnected;
      state.isConnected = isConnected;
      if (isConnected) want(JOIN_MS);
      if (!was || isConnected) return;
      tell({ freshness: 'lost' });
      want(spread());
    },
  });
  const stopWatching = watchPage(read, () => tell({ freshness: 'lost' }));
  plan(ASK_MS);
  return () => {
    state.isOver = true;
    clearTimeout(state.timer);
    link.close();
    stopWatching();
  };
}

const pauseAfter = (isRead: boolean, isConnected: boolean): number => {
  if (!isRead) return AFTER_FAILURE_MS;
  return isConnected ? HEARTBEAT_MS : ASK_MS;
};

function watchPage(read: () => void, lost: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) read();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', read);
  addEventListener('offline', lost);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', read);
    removeEventListener('offline', lost);
  };
}
