/** Removes what is stored of one account, or of all. A chunk that fails to load was never used: it stored nothing. */
export const forgetLeft = (account?: string): Promise<void> =>
  import('./forget-device.ts').then(({ forgetDevice }) => forgetDevice(account)).catch(() => undefined);
