/** Prints the one line of an error, and exits with 0 or 1. */
export async function runCommand(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await work((line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
