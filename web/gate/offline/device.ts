import { accountValue } from './account-storage.ts';

/** The server's public key; stored once this device may check tickets by itself. */
export const serverKey = accountValue('gate.key');

const gateName = accountValue('gate.name');

/** Given by the owner; it goes before the phone's own, also without a network. */
const givenName = accountValue('gate.given');
export const readGivenName = (): string => givenName.read();
export const keepGivenName = (name: string): unknown => givenName.keep(name);

export const readGateName = ({ name }: { name: string }): string =>
  gateName.read() || (/gate|entry|entrance/i.test(name) ? name : `${name}’s gate`).slice(0, 40);
export const keepGateName = (name: string): unknown => gateName.keep(name.trim());
