import { deviceStore } from '#web/shared/storage.ts';
import { readUser } from '../session.ts';
import { keptList } from './kept.ts';

export interface WaitingScan {
  short: string;
  scanId: string;
  code: string;
  gate: string;
  /** In server time, as far as this device knew it. */
  scannedAt: string;
  people: number;
  by: string;
  /** For parks that count people: the number of each category that came in or went out. */
  admit?: { category: string; quantity: number }[];
  out?: boolean;
  undo?: { at: string; reason: string };
}

/** A ticket admitted whole waits once; parts and undone scans wait separately. */
export const waitingId = ({ short, scanId, admit, out, undo }: WaitingScan): string =>
  admit || out || undo ? scanId : short;

export const waiting = keptList<WaitingScan>('gate.waiting');

export function whoScans(): string {
  const user = readUser();
  return user ? `${user.organisationId}/${user.id}` : '';
}

export const isOwn = ({ by }: { by: string }): boolean => by === whoScans();

/** Oldest first. Nobody else may send them. */
export const ownWaiting = (): readonly WaitingScan[] => waiting.all().filter(isOwn);

export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const asked = keptList<{ scanId: string; at: number }>('gate.asked', 200);
/** After this time another person may show the ticket. */
const STANDS_THERE_MS = 15 * 60_000;
const askedName = (short: string, out: boolean): string => (out ? `${short} out` : short);

/**
 * Id of a scan. If the answer to the last scan of this ticket was lost, its id is reused for a quarter of an hour, also
 * after a reload, because the server may have counted it.
 */
export function scanIdOf(short: string, out = false): { scanId: string; isOld: boolean } {
  const before = asked.get(askedName(short, out));
  if (before && Date.now() - before.at < STANDS_THERE_MS) return { scanId: before.scanId, isOld: true };
  const scanId = freshId();
  asked.put(askedName(short, out), { scanId, at: Date.now() });
  return { scanId, isOld: false };
}

/** Answered: the next scan needs its own id, or the server would take it for a retry. */
export const noteAnswered = (short: string, out = false): void => asked.remove(askedName(short, out));

const DEVICE = 'gate.device';

/** Random id of this phone; survives sign-out. */
export function deviceId(): string {
  const known = deviceStore.get(DEVICE) || freshId();
  deviceStore.set(DEVICE, known);
  return known;
}

/** Another phone has the same id with another key, so this one gets a new id. */
export const forgetDeviceId = (): void => deviceStore.remove(DEVICE);
