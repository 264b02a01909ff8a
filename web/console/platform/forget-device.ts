import { forgetConsole } from '#web/shared/kept-console.ts';
import { forgetKept } from './kept-store.ts';

/** A gate keeps these of tickets, parks and scans. Its name stays; so does what it let in today, or it would let that in again, and what is still to be sent or read. */
const LISTS = /^gate\.(key|heard|park|recent)/;

/** Forgets all that this device keeps of the console for whoever leaves it: files, grant, answers and lists. */
export async function forgetDevice(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (LISTS.test(key)) localStorage.removeItem(key);
  await Promise.all([forgetConsole(), forgetKept()]);
}
