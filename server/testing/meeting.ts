import { holding, waitsFirst } from './lock-queue.ts';
import type { TestApp } from './test-app.ts';

/** A call, and somebody else who locks and writes the same at the same moment. */
export interface Meeting {
  /** Somebody else has locked this when the call begins, and writes `write` when it is answered or waits. */
  lock: string;
  write: string;
  call(): Promise<{ status: number }>;
}

/**
 * Tells how a call and the other one end: its status, and whether it waited for the other one. Throws where the other one
 * was undone.
 */
export async function meet(use: TestApp, { lock, write, call }: Meeting) {
  return holding(use.database, lock, async (letGo, further) => {
    const answer = call();
    const waits = await waitsFirst(use.database, answer);
    await further(write);
    await letGo();
    return { waits, status: (await answer).status };
  });
}

/** True when PostgreSQL undid one of the two to let the other go on. */
export const undone = (use: TestApp, meeting: Meeting): Promise<boolean> =>
  meet(use, meeting).then(
    ({ status }) => status === 503,
    (error: { code?: string }) => error.code === '40P01',
  );
