import { AppError } from '#contract/kernel/errors.ts';
import { keep, readKept } from '#web/shared/kept-store.ts';
import { currentAccount, readUser } from '../session.ts';

interface KeptAnswer {
  to: string;
  answer: unknown;
}

/** Stores the answer by account and name, and returns it while the server is unreachable. Rejects as `ask` does. */
export async function keptAnswer<T>(name: string, to: string, ask: () => Promise<T>): Promise<T> {
  const account = currentAccount();
  const key = `${account} ${name}`;
  try {
    const answer = await ask();
    // After Sign Out nothing may come back to the device.
    if (account === currentAccount()) await keep(key, { to, answer } satisfies KeptAnswer);
    return answer;
  } catch (problem) {
    const isSilent = problem instanceof AppError && problem.code === 'UNAVAILABLE';
    const kept = isSilent ? await readKept<KeptAnswer>(key) : undefined;
    if (kept?.to !== to) throw problem;
    return kept.answer as T;
  }
}

/** Keeps a counter's last answers for offline use; on an owner's device nothing is stored. */
export const atCounter = <T>(name: string, to: string, ask: () => Promise<T>): Promise<T> =>
  readUser()?.role === 'counter' ? keptAnswer(name, to, ask) : ask();

/** Runs queries offline too, so that a counter gets its stored answer. */
export const OFFLINE_TOO = { networkMode: 'always' } as const;
