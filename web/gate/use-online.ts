import { useSyncExternalStore } from 'react';
import { AppError } from '#contract/kernel/errors.ts';
import { createStore } from '#web/shared/value-store.ts';

const silence = createStore(false);

export const server = {
  isSilent: silence.now,
  noteAnswer: (isAnswered: boolean): void => silence.set(!isAnswered),
};

/** True for a call without an answer, false for a refusal. */
export const isUnanswered = (problem: unknown): boolean =>
  problem instanceof AppError && problem.code === 'UNAVAILABLE';

const EVENTS = ['online', 'offline'];

function subscribe(changed: () => void): () => void {
  const leave = silence.subscribe(changed);
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    leave();
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine && !silence.now());
