import { Unfit } from './trouble.ts';

/**
 * Begins some work and waits until it is done, for as many milliseconds at most until it says that it is `open`; rejects with
 * Unfit when that is not said in time, or when it fails before. What comes of it later is nobody's.
 */
export function openedWithin<T>(ms: number, work: (open: () => void) => Promise<T>): Promise<T> {
  let [isOpen, isLate] = [false, false];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Unfit('away', 'it does not answer'));
    }, ms);
    const open = () => {
      if (isLate) throw new Unfit('away', 'it answered too late');
      isOpen = true;
      clearTimeout(timer);
    };
    work(open)
      .finally(() => clearTimeout(timer))
      .then(resolve, (error: Error) =>
        reject(isOpen || error instanceof Unfit ? error : new Unfit('away', error.message)),
      );
  });
}
