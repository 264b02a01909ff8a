import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/** The second try waits so long after a part that did not come. */
const PAUSE_MS = 1_000;

/** A part of the console that did not come: its file may be gone, since a newer version is there. */
export class MissingPart extends Error {
  override name = 'MissingPart';
}

/** Resolves when the device has a network, or keeps the console's files itself. */
const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine || navigator.serviceWorker?.controller) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Fetches a part of the console. It is not asked for without a network, since browsers remember that a file could not be
 * imported: what somebody opened then opens by itself later. Rejects when it does not come twice.
 */
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

/** A component that is fetched when it is first shown; the nearest Suspense says what stands there until then. */
export const lazyInSuspense = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchPart(load) }));

/** A part of a screen that is fetched when it is first shown; until then only `waiting` stands in its place. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode) => {
  const Part: ComponentType<P> = lazyInSuspense(load);
  return (props: P) => createElement(Suspense, { fallback: waiting }, createElement(Part, props));
};
