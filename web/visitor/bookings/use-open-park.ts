import { useEffect, useRef, useState } from 'react';
import type { ParkBookingProps, PriceFigures } from '#contract/tickets/page.ts';
import { lookAgain, type OpenPage, reprice } from './changed-park.ts';

const LOOKS_APART_MS = 30_000;

export function useOpenPark(first: ParkBookingProps['park'], form: Omit<OpenPage, 'setPark'>) {
  const [park, setPark] = useState(first);
  const page = useRef({ ...form, setPark });
  useEffect(() => {
    let looked = Date.now();
    const look = (): void => {
      if (document.hidden || Date.now() - looked < LOOKS_APART_MS) return;
      looked = Date.now();
      // Without a network the page stays as it was; the server decides anyway.
      lookAgain(first.id, page.current).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [first.id]);
  return {
    park,
    close: () => setPark((before) => ({ ...before, active: false })),
    onPrices: (figures: PriceFigures) => reprice(figures, page.current),
  };
}
