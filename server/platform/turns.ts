import { AppError } from '#contract/errors.ts';

/** Lets so many pieces of work run at once and so many wait; more are sent away with UNAVAILABLE. */
export function turns({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting)
      throw new AppError('UNAVAILABLE', 'We are busy just now. Please try again in a moment.', { retryAfter: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** A turn that ends goes to the one who has waited longest. */
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
