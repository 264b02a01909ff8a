import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

const PAUSE_MS = 1_000;

/** A file of the console is missing, perhaps because a newer version replaced it. */
export class MissingPart extends Error {
  override name = 'MissingPart';
}

/** Resolves when online, or at once if a service worker serves the files. */
const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine || navigator.serviceWorker?.controller) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/** Waits for the network, because browsers remember a failed import. Rejects after two failures. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  await untilOnline();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await untilOnline();
    return load().catch((cause: Error) => {
      throw new MissingPart(cause.message, { cause });
    });
  }
}

export const lazyInSuspense = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchPart(load) }));

export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode) => {
  const Part: ComponentType<P> = lazyInSuspense(load);
  return (props: P) => createElement(Suspense, { fallback: waiting }, createElement(Part, props));
};
