import { AppError } from '#contract/kernel/errors.ts';
import { readUser } from '../session.ts';
import { keep, readKept } from './kept-store.ts';

/** The last answer to a question, and the question in full. */
interface KeptAnswer {
  to: string;
  answer: unknown;
}

/**
 * Answers what the server answers, and keeps the last answer of each name for who is signed in; while the server is silent,
 * the kept one, if it was the same question. Rejects as `ask` does.
 */
export async function keptAnswer<T>(name: string, to: string, ask: () => Promise<T>): Promise<T> {
  const user = readUser();
  const key = `${user?.organisationId}/${user?.id} ${name}`;
  try {
    const answer = await ask();
    await keep(key, { to, answer } satisfies KeptAnswer);
    return answer;
  } catch (problem) {
    const isSilent = problem instanceof AppError && problem.code === 'UNAVAILABLE';
    const kept = isSilent ? await readKept<KeptAnswer>(key) : undefined;
    if (kept?.to !== to) throw problem;
    return kept.answer as T;
  }
}
