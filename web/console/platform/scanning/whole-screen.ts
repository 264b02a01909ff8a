import { useSyncExternalStore } from 'react';

/** Takes the whole screen. Called as a button is pressed; where a browser refuses, the screen stays as it is. */
export const fillScreen = (): void =>
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);

export function leaveWholeScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** A browser without such a thing gives all that it has once the page was touched. */
const isWhole = (): boolean =>
  document.fullscreenEnabled ? document.fullscreenElement !== null : (navigator.userActivation?.hasBeenActive ?? true);

/** Says whether the page has as much of the screen as this browser gives it. */
export const useWholeScreen = (): boolean => useSyncExternalStore(subscribe, isWhole);
