import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let silent = false;

export const server = {
  isSilent: (): boolean => silent,
  hear: (answered: boolean): void => {
    silent = !answered;
    for (const changed of listeners) changed();
  },
};

const EVENTS = ['online', 'offline'];

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    listeners.delete(changed);
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

export const useHearing = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine && !silent);
