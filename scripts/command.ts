import { AppError } from '#contract/kernel/errors.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
/** Prints the one line of an error, and exits with 0 or 1. */
export async function runCommand(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await work((line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof AppError) return SAY.en(error.refusal);
  return error instanceof Error ? error.message : String(error);
}
