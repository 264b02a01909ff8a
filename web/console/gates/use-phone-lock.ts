import { useEffect, useState } from 'react';
import { deviceStore } from '#web/shared/storage.ts';

/** "This phone is locked. Please bring it to …" on a phone that was a gate and is locked; null elsewhere and without a network. */
export function usePhoneLock(): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const [device, organisation] = [deviceStore.get('gate.device'), deviceStore.get('gate.of')];
    if (!device || !organisation) return;
    // The sign-in page loads the client of the server after its form.
    import('./queries.ts')
      .then(({ gates }) => gates.lockOf({ params: { device }, query: { organisation } }))
      .then(({ locked }) => setWords(locked?.message ?? null))
      .catch(() => undefined);
  }, []);
  return words;
}
