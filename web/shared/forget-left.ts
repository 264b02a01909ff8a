/**
 * Removes what is stored of an account on this device, or of all accounts. A chunk that fails to load was never used, so
 * it has stored nothing.
 */
export const forgetLeft = (account?: string): Promise<void> =>
  import('./forget-device.ts').then(({ forgetDevice }) => forgetDevice(account)).catch(() => undefined);
