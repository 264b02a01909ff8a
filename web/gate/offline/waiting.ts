import { freshKey } from '#web/shared/request-key.ts';
import { accountList } from './account-storage.ts';

/** A scan of the signed-in account that the server does not have yet. Only this account may send it. */
export interface WaitingScan {
  short: string;
  scanId: string;
  code: string;
  gate: string;
  /** In server time, as far as this phone knew it. */
  scannedAt: string;
  people: number;
  admit?: { category: string; quantity: number }[];
  out?: boolean;
  undo?: { at: string; reason: string };
}

/** Its name is read by `unsentScans` of web/shared/gate-phone.ts, too. */
export const waiting = accountList<WaitingScan>('gate.waiting');

/** A ticket admitted whole waits once; parts and undone scans wait separately. */
export const waitingId = ({ short, scanId, admit, out, undo }: WaitingScan): string =>
  admit || out || undo ? scanId : short;

export interface WaitingHand {
  scanId: string;
  people: number;
  reason: string;
  code: string | null;
  parkId: string | null;
  gate: string;
  scannedAt: string;
}
export const waitingHands = accountList<WaitingHand>('gate.hand');

export const unsentHere = (): number => waiting.all().length + waitingHands.all().length;

/** Scans of any account on this phone: the server does not know of these, so a ticket of theirs is used. */
export const waitingOfAll = (short: string): WaitingScan[] =>
  [...waiting.all(), ...waiting.ofOthers()].filter((scan) => scan.short === short);

const unanswered = accountList<{ scanId: string; at: number }>('gate.unanswered', 200);
/** After this time another person may show the ticket. */
const SAME_VISITOR_MS = 15 * 60_000;
const nameOf = (short: string, out: boolean): string => (out ? `${short} out` : short);

/** The id of an unanswered scan is reused for a quarter of an hour, because the server may have counted it. */
export function scanIdOf(short: string, out = false): { scanId: string; isOld: boolean } {
  const before = unanswered.get(nameOf(short, out));
  if (before && Date.now() - before.at < SAME_VISITOR_MS) return { scanId: before.scanId, isOld: true };
  const scanId = freshKey();
  unanswered.put(nameOf(short, out), { scanId, at: Date.now() });
  return { scanId, isOld: false };
}

/** The next scan of this ticket needs its own id, or the server would take it for a retry. */
export const noteAnswered = (short: string, out = false): void => unanswered.remove(nameOf(short, out));

/** Queues a scan that was decided here, under the id of its ticket's last scan if that was not answered. */
export function keepWaiting(scan: Omit<WaitingScan, 'scanId'>): string {
  const { scanId } = scanIdOf(scan.short, scan.out);
  noteAnswered(scan.short, scan.out);
  waiting.put(waitingId({ ...scan, scanId }), { ...scan, scanId });
  return scanId;
}
