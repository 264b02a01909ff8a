import { chime } from './chime.ts';
import { type Spoken, say } from './speech.ts';

const AGAIN_MS = 10_000;

export interface Announcer {
  /** Chimes and says it, after what is being said; once more after ten seconds while `isStillSo`. */
  announce(sentences: () => readonly Spoken[], isStillSo: () => boolean): void;
  stop(): void;
}

/** One voice for everything that is to be heard: never two at once. */
export function announcer(): Announcer {
  const timers = new Set<number>();
  let isOver = false;
  let last: Promise<void> = Promise.resolve();
  const ring = async (sentences: readonly Spoken[]): Promise<void> => {
    if (isOver) return;
    await chime();
    for (const sentence of sentences) if (!isOver) await say(sentence);
  };
  return {
    announce: (sentences, isStillSo) => {
      last = last.then(() => ring(sentences()));
      const timer = window.setTimeout(() => {
        timers.delete(timer);
        if (isStillSo()) last = last.then(() => ring(sentences()));
      }, AGAIN_MS);
      timers.add(timer);
    },
    stop: () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
