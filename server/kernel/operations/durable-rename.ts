import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Gives a written file its name: a reader finds the whole file or none, even after a power failure. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await flush(from);
  await rename(from, to);
  // The name is in the folder, which is stored apart from the file.
  await flush(dirname(to));
}

async function flush(path: string): Promise<void> {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
