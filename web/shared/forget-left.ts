/** Of one account, or of all. A chunk that fails to load was never used, so it has stored nothing. */
export const forgetLeft = (account?: string): Promise<void> =>
  import('./forget-device.ts').then(({ forgetDevice }) => forgetDevice(account)).catch(() => undefined);
