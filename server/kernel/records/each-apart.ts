import { sql } from 'kysely';
import { AppError } from '#contract/kernel/errors.ts';
import type { Tx } from '#server/kernel/database/database.ts';

export interface Tried<T> {
  thing: T;
  refusal: AppError | null;
}

/** Works at one after the other in one transaction. What a refused one wrote is undone; the others stay. */
export async function eachApart<T>(
  tx: Tx,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<Tried<T>[]> {
  const tried: Tried<T>[] = [];
  for (const thing of things) {
    await sql`savepoint one`.execute(tx);
    const refusal = await work(thing).then(() => null, refusalOf);
    await sql.raw(refusal ? 'rollback to savepoint one' : 'release savepoint one').execute(tx);
    tried.push({ thing, refusal });
  }
  return tried;
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
