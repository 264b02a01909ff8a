/** Each test file copies this database of the run. */
export const TEMPLATE = 'pravesh_template';

/** The same server and user, another database. Also for addresses without a host (`postgresql://user@/db?host=/folder`). */
export function addressOf(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(\w+:\/\/[^/?]*)\/?[^?]*/, `$1/${database}`);
}

export function asApp(url: string, password: string): string {
  const credentials = password ? `pravesh_app:${encodeURIComponent(password)}` : 'pravesh_app';
  return url.replace(/^(\w+:\/\/)(?:[^@/?]*@)?/, `$1${credentials}@`);
}
