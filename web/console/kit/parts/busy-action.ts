import { useState } from 'react';
import { useToasts } from './toasts.tsx';

export function useBusyAction(act: () => Promise<unknown>): { busy: boolean; start: () => void } {
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();
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
