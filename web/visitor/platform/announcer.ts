import { chime } from './chime.ts';
import { type Spoken, say } from './speech.ts';

const AGAIN_MS = 10_000;

/** Nothing is started later than this after its call, in ms: the screen has shown it, and the next call waits. */
export const LATEST_MS = 20_000;
/** Assumed length of a sentence, in ms, until one was measured. */
const SENTENCE_MS = 4000;

export interface Announcer {
  /** Queues chime and sentences. Repeats after ten seconds if `isStillSo` and nothing else is queued. */
  announce(sentences: () => readonly Spoken[], isStillSo: () => boolean): void;
  stop(): void;
}

/** `at` is the time of the call or of its repetition. */
interface Call {
  sentences: () => readonly Spoken[];
  at: number;
  /** Set for a repeat, which is spoken only if nothing else waits. */
  isStillSo?: () => boolean;
}

/** Never speaks two at once or 20 seconds late. In a rush repeats are dropped first, then later languages. */
export function announcer(): Announcer {
  const timers = new Set<number>();
  const waiting: Call[] = [];
  let repeats: Call[] = [];
  let isOver = false;
  let isBusy = false;
  let sentenceMs = SENTENCE_MS;
  /** Whether one more sentence leaves every queued call time to start. */
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
