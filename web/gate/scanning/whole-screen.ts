import { useSyncExternalStore } from 'react';

export const fillScreen = (): void =>
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);

export function leaveWholeScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Without the API the page gets all its room at the first touch. */
const isWhole = (): boolean =>
  document.fullscreenEnabled ? document.fullscreenElement !== null : (navigator.userActivation?.hasBeenActive ?? true);

export const useWholeScreen = (): boolean => useSyncExternalStore(subscribe, isWhole);
