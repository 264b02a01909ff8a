import { useEffect, useState } from 'react';
import type { gatesApi } from '#contract/gates/api.ts';
import type { AnswerOf } from '#contract/kernel/endpoint.ts';
import { ask } from '#web/shared/ask.ts';
import { deviceStore } from '#web/shared/storage.ts';

type Lock = AnswerOf<(typeof gatesApi)['lockOf']>;

/** "This phone is locked. Please bring it to …" on a phone that was a gate and is locked; null elsewhere and without a network. */
export function usePhoneLock(): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const [device, organisation] = [deviceStore.get('gate.device'), deviceStore.get('gate.of')];
    if (device && organisation) void lockWords(device, organisation).then(setWords);
  }, []);
  return words;
}

/** Without the client of the console, which the sign-in page does not load. */
async function lockWords(device: string, organisation: string): Promise<string | null> {
  const path = `/api/gates/lock/${encodeURIComponent(device)}?organisation=${encodeURIComponent(organisation)}`;
  const answer = await ask(path, { patienceMs: 5000 });
  if (!answer?.ok) return null;
  const { locked } = (await answer.json()) as Lock;
  return locked?.message ?? null;
}
