/** Removes all stored data of accounts on this device. A chunk that fails to load was never used, so it has stored nothing. */
export const forgetLeft = (): Promise<void> =>
  import('./forget-device.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
