import { useEffect, useState } from 'react';
import type { gatesApi } from '#contract/gates/api.ts';
import type { AnswerOf } from '#contract/kernel/endpoint.ts';
import { ask } from './ask.ts';
import { deviceId, organisationsOfGate } from './gate-phone.ts';

type Lock = AnswerOf<(typeof gatesApi)['lockOf']>;

/** "This phone is locked. Please bring it to …" on a locked phone; null elsewhere and without a network. */
export function usePhoneLock(): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    for (const organisation of organisationsOfGate())
      void lockWords(deviceId(), organisation).then((found) => found && setWords(found));
  }, []);
  return words;
}

/** Without the client of calls, which the sign-in page does not load. */
async function lockWords(device: string, organisation: string): Promise<string | null> {
  const path = `/api/gates/lock/${encodeURIComponent(device)}?organisation=${encodeURIComponent(organisation)}`;
  const answer = await ask(path, { patienceMs: 5000 });
  if (!answer?.ok) return null;
  const { locked } = (await answer.json()) as Lock;
  return locked?.message ?? null;
}
