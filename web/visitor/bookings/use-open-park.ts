import { useEffect, useRef, useState } from 'react';
import type { ParkBookingProps, PriceFigures } from '#contract/tickets/page.ts';
import type { OpenPage } from './changed-park-section.tsx';

/** A page that comes back into sight looks whether the park still sells so often, at most. */
const LOOKS_APART_MS = 30_000;

/** Loads what knows of changed parks, and lets it work. Without it the page stays as it was; the server decides anyway. */
const changed = async (then: (part: typeof import('./changed-park-section.tsx')) => unknown): Promise<void> => {
  try {
    await then(await import('./changed-park-section.tsx'));
  } catch {
    // The network is lost: the next look comes.
  }
};

/** A park while its booking page is open: it may come to cost something else, or stop selling. */
export function useOpenPark(first: ParkBookingProps['park'], form: Omit<OpenPage, 'setPark'>) {
  const [park, setPark] = useState(first);
  const page = useRef({ ...form, setPark });
  useEffect(() => {
    let looked = Date.now();
    const look = (): void => {
      if (document.hidden || Date.now() - looked < LOOKS_APART_MS) return;
      looked = Date.now();
      void changed(({ lookAgain }) => lookAgain(first.id, page.current));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [first.id]);
  return {
    park,
    /** The server says that it sells nothing. */
    close: () => setPark((before) => ({ ...before, active: false })),
    onPrices: (figures: PriceFigures) => changed(({ reprice }) => reprice(figures, page.current)),
  };
}
