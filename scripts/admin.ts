import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { emailModel, newPasswordModel } from '#contract/fields.ts';
import { buildApp } from '#server/app.ts';
import { createAdmin } from '#server/features/organisations/service.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { ownerUser } from '#server/platform/embedded-postgres/cluster.ts';
import { postmasterPid } from '#server/platform/embedded-postgres/postmaster-file.ts';
import { openSocketDir } from '#server/platform/embedded-postgres/socket-dir.ts';
import { parse } from '#server/platform/parse.ts';
import { openWorld } from '#server/world.ts';

/** `npm run admin -- EMAIL [PASSWORD]`: creates an admin, also while the server runs. Asks for what is not given. */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const adminModel = z.object({
  email: emailModel('email is required'),
  password: newPasswordModel('password is required'),
});

/** Asks for what the command did not name; a password that is typed does not show. */
async function ask(given: readonly string[]): Promise<{ email: string; password: string }> {
  let hidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => void (hidden ? done() : process.stdout.write(chunk, () => done())),
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const answer = async (question: string): Promise<string> => {
    process.stdout.write(question);
    return (await lines.next()).value ?? '';
  };
  const email = given[0] ?? (await answer('E-mail of the new admin: '));
  hidden = true;
  const password = given[1] ?? (await answer('Password: '));
  terminal.close();
  process.stdout.write(given[1] === undefined ? '\n' : '');
  return { email, password };
}

/** The embedded database of a server that runs already; else as configured: this process then starts its own. */
function reachable(config: Config): { config: Config; letGo: () => void } {
  const clusterDir = join(config.dataDir, 'postgres');
  if (config.databaseUrl || !isRunning(postmasterPid(clusterDir))) return { config, letGo: () => undefined };
  const { path, remove } = openSocketDir(clusterDir);
  const urlOf = (user: string) => `postgresql://${user}@localhost/pravesh?host=${encodeURIComponent(path)}`;
  return { config: { ...config, databaseUrl: urlOf(ownerUser), databaseAppUrl: urlOf('pravesh_app') }, letGo: remove };
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function main(): Promise<void> {
  const admin = parse(adminModel, await ask(process.argv.slice(2)));
  const { config, letGo } = reachable(readConfig());
  const { world, close } = await openWorld(config, say);
  try {
    const { deps } = await buildApp(world, { pages: 'none' });
    await createAdmin(deps, admin);
    say(`${admin.email} can sign in as admin now.`);
  } finally {
    await close();
    letGo();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
