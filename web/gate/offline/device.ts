import { accountValue } from './account-storage.ts';

/** The server's public key; stored once this device may check tickets by itself. */
export const serverKey = accountValue('gate.key');

const gateName = accountValue('gate.name');

export const readGateName = ({ name }: { name: string }): string =>
  gateName.read() || (/gate|entry|entrance/i.test(name) ? name : `${name}’s gate`).slice(0, 40);
export const keepGateName = (name: string): unknown => gateName.keep(name.trim());
