import { chime } from './chime.ts';
import { type Spoken, say } from './speech.ts';

const AGAIN_MS = 10_000;

/** Nothing begins to be said later than this after it was called: by then the screen has told it, and the next call waits. */
export const LATEST_MS = 20_000;
/** A sentence is taken to last so long before one was heard. */
const SENTENCE_MS = 4000;

export interface Announcer {
  /** Chimes and says it, after what is being said; once more after ten seconds while `isStillSo` and nothing else is to be said. */
  announce(sentences: () => readonly Spoken[], isStillSo: () => boolean): void;
  stop(): void;
}

/** A call that is to be heard; `at` is when it was made, or made again. */
interface Call {
  sentences: () => readonly Spoken[];
  at: number;
  /** A repeat is said where nothing else waits, and no longer. */
  isStillSo?: () => boolean;
}

/**
 * One voice for everything that is to be heard: never two at once, and never more than twenty seconds behind. Where calls come
 * faster than they can be said, repeats are dropped first, then the later languages of a call; the room's first language is
 * said of every call that begins in time.
 */
export function announcer(): Announcer {
  const timers = new Set<number>();
  const waiting: Call[] = [];
  let repeats: Call[] = [];
  let isOver = false;
  let isBusy = false;
  let sentenceMs = SENTENCE_MS;
  /** Whether one more sentence leaves the calls that wait their time: each begins after those before it. */
  const isTimeFor = (): boolean =>
    waiting.every(({ at }, before) => Date.now() + (before + 1) * sentenceMs - at <= LATEST_MS);
  const speak = async (sentence: Spoken): Promise<void> => {
    const from = Date.now();
    await say(sentence);
    sentenceMs = Math.max(sentenceMs, Date.now() - from);
  };
  const ring = async ({ sentences, at, isStillSo }: Call): Promise<void> => {
    if (isTimeFor()) await chime();
    for (const [nth, sentence] of sentences().entries()) {
      const isInTheWay = isStillSo ? waiting.length > 0 : nth > 0 && !isTimeFor();
      if (isOver || isInTheWay || Date.now() - at > LATEST_MS) return;
      await speak(sentence);
    }
  };
  const next = (): Call | undefined => waiting.shift() ?? repeats.shift();
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let call = next(); call && !isOver; call = next()) if (call.isStillSo?.() !== false) await ring(call);
    isBusy = false;
  };
  return {
    announce: (sentences, isStillSo) => {
      repeats = [];
      waiting.push({ sentences, at: Date.now() });
      void work();
      const timer = window.setTimeout(() => {
        timers.delete(timer);
        if (waiting.length > 0) return;
        repeats.push({ sentences, at: Date.now(), isStillSo });
        void work();
      }, AGAIN_MS);
      timers.add(timer);
    },
    stop: () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
