import { createHmac } from 'node:crypto';
import type { Config } from '#server/kernel/operations/config.ts';

export interface Addresses {
  ownerUrl: string;
  appUrl: string;
  /** Absent where the operator created the unprivileged role with a password. */
  appPassword?: string;
}

/** The password of the unprivileged role is derived from APP_SECRET, unless DATABASE_APP_URL gives the address. */
export function outsideAddresses({ appSecret, databaseAppUrl }: Config, ownerUrl: string): Addresses {
  if (databaseAppUrl) return { ownerUrl, appUrl: databaseAppUrl };
  const appPassword = createHmac('sha256', appSecret).update('pravesh_app').digest('base64url');
  return { ownerUrl, appUrl: signedIn(ownerUrl, { username: 'pravesh_app', password: appPassword }).href, appPassword };
}

/** A replica has the roles, passwords and databases of its primary, so the user in its address is replaced. */
export function replicaUrl(named: string, appUrl: string): string {
  const app = readable(appUrl);
  const url = signedIn(named, app);
  if (url.pathname.length < 2) url.pathname = app.pathname;
  return url.href;
}

function signedIn(address: string, { username, password }: Pick<URL, 'username' | 'password'>): URL {
  const url = readable(address);
  url.username = username;
  url.password = password;
  return url;
}

/** URL cannot parse the address of a unix socket without a host; `host=` in the query decides anyway. */
const readable = (address: string): URL => new URL(address.replace(/(@|:\/\/)\//, '$1localhost/'));
