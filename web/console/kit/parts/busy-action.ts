import { useState } from 'react';
import { toasts } from './toasts.tsx';

export function useBusyAction(act: () => Promise<unknown>): { busy: boolean; start: () => void } {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toasts.failure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void start() };
}
