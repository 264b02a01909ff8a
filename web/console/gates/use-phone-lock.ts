import { useEffect, useState } from 'react';
import { deviceStore } from '#web/shared/storage.ts';

/** "This phone is locked. Please bring it to …"; null on other phones and without a network. */
export function usePhoneLock(): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const [device, organisation] = [deviceStore.get('gate.device'), deviceStore.get('gate.of')];
    if (!device || !organisation) return;
    // Loaded late, so that the sign-in form comes first.
    import('./queries.ts')
      .then(({ gates }) => gates.lockOf({ params: { device }, query: { organisation } }))
      .then(({ locked }) => setWords(locked?.message ?? null))
      .catch(() => undefined);
  }, []);
  return words;
}
