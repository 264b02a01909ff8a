import { ask } from '#web/shared/ask.ts';
import { forgetConsole } from '#web/shared/kept-console.ts';
import { forgetKept } from './kept-store.ts';

/** A gate keeps these of tickets, parks and scans. Its name stays; so does what it let in today, or it would let that in again, and what is still to be sent or read. */
const LISTS = /^gate\.(key|heard|park|recent)/;

const tellWiped = (phone: { device: string; organisation: string }) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(phone),
  keepalive: true,
  patienceMs: 2000,
});

/** Forgets all that this device keeps of the console for whoever leaves it: files, grant, answers and lists. */
export async function forgetDevice(): Promise<void> {
  const [device, organisation] = [localStorage.getItem('gate.device'), localStorage.getItem('gate.of')];
  for (const key of Object.keys(localStorage)) if (LISTS.test(key)) localStorage.removeItem(key);
  await Promise.all([forgetConsole(), forgetKept()]);
  // A supervisor who has locked this phone is told that nothing is left on it: it has no session to say so.
  if (device && organisation) await ask('/api/gates/wiped', tellWiped({ device, organisation }));
}
