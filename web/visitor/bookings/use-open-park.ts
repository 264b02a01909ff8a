import { useEffect, useRef, useState } from 'react';
import type { ParkBookingProps, PriceFigures } from '#contract/tickets/page.ts';
import type { OpenPage } from './changed-park.ts';

const LOOKS_APART_MS = 30_000;

/** On failure the page stays as it was; the server decides anyway. */
const changed = async (then: (part: typeof import('./changed-park.ts')) => unknown): Promise<void> => {
  try {
    await then(await import('./changed-park.ts'));
  } catch {
    // No network: the next check will do.
  }
};

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
    close: () => setPark((before) => ({ ...before, active: false })),
    onPrices: (figures: PriceFigures) => changed(({ reprice }) => reprice(figures, page.current)),
  };
}
