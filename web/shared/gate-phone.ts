import { freshKey } from './request-key.ts';
import { deviceStore } from './storage.ts';

/** What sign-in and sign-out know of a gate on this phone. An account is "ORGANISATION/ACCOUNT". */

const DEVICE = 'gate.device';
const ACCOUNT = 'gate.account:';

/** Random id of this phone, shared by all accounts on it; survives sign-out. */
export function deviceId(): string {
  const known = deviceStore.get(DEVICE) || freshKey();
  deviceStore.set(DEVICE, known);
  return known;
}

/** Another phone has the same id with another key, so this one gets a new id. */
export const forgetDeviceId = (): void => deviceStore.remove(DEVICE);

export const rememberGateOf = (account: string): unknown => deviceStore.set(ACCOUNT + account, '1');

export const organisationsOfGate = (): string[] => [
  ...new Set(deviceStore.keys(ACCOUNT).map((name) => name.slice(ACCOUNT.length).split('/')[0] ?? '')),
];

/** Number of an account's scans that the server does not have yet. */
export const unsentScans = (account: string): number => deviceStore.keys(`gate.waiting:${account}:`).length;
