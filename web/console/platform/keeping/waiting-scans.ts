import { deviceStore } from '#web/shared/storage.ts';
import { readUser } from '../session.ts';
import { keptList } from './kept.ts';

/** A ticket let in without the server, which is still to be told. */
export interface WaitingScan {
  short: string;
  scanId: string;
  code: string;
  gate: string;
  /** By the server's clock, as far as this device knew it. */
  scannedAt: string;
  people: number;
  by: string;
  /** At a park that counts people: so many of each kind came, or went out. */
  admit?: { category: string; quantity: number }[];
  out?: boolean;
  /** It was taken back before it was sent. */
  undo?: { at: string; reason: string };
}

/** A ticket that comes in whole waits once; each part of one, and what was taken back, waits by itself. */
export const waitingId = ({ short, scanId, admit, out, undo }: WaitingScan): string =>
  admit || out || undo ? scanId : short;

export const waiting = keptList<WaitingScan>('gate.waiting');

/** Names organisation and account of the person signed in: what a gate keeps is theirs. */
export function whoScans(): string {
  const user = readUser();
  return user ? `${user.organisationId}/${user.id}` : '';
}

export const isOwn = ({ by }: { by: string }): boolean => by === whoScans();

/** These scans of the person signed in wait on this device, oldest first. Nobody else may send them. */
export const ownWaiting = (): readonly WaitingScan[] => waiting.all().filter(isOwn);

/** A fresh id, of a scan or of this device. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Scans that the server was asked about and that nobody has answered yet, by ticket and way. */
const asked = keptList<{ scanId: string; at: number }>('gate.asked', 200);
/** After this a ticket may be shown by somebody else than when its answer got lost. */
const STANDS_THERE_MS = 15 * 60_000;
const askedName = (short: string, out: boolean): string => (out ? `${short} out` : short);

/**
 * Answers the id of the scan of a ticket that comes or goes now. Where the answer to the last one got lost it is the same for a
 * quarter of an hour, also after a reload, for the server may have heard that.
 */
export function scanIdOf(short: string, out = false): { scanId: string; isOld: boolean } {
  const before = asked.get(askedName(short, out));
  if (before && Date.now() - before.at < STANDS_THERE_MS) return { scanId: before.scanId, isOld: true };
  const scanId = freshId();
  asked.put(askedName(short, out), { scanId, at: Date.now() });
  return { scanId, isOld: false };
}

/** The scan has its answer: shown again later the ticket is another scan, which by the same id would come in again. */
export const noteAnswered = (short: string, out = false): void => asked.remove(askedName(short, out));

const DEVICE = 'gate.device';

/** This phone is told apart by it, which it made up once; it stays when somebody signs out. */
export function deviceId(): string {
  const known = deviceStore.get(DEVICE) || freshId();
  deviceStore.set(DEVICE, known);
  return known;
}

/** The name is that of another phone, which has another key: this one makes up a new one. */
export const forgetDeviceId = (): void => deviceStore.remove(DEVICE);
