import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { emailModel, newPasswordModel } from '#contract/fields.ts';
import { buildApp } from '#server/app.ts';
import { createAdmin } from '#server/features/organisations/service.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { parse } from '#server/platform/parse.ts';
import { openWorld } from '#server/world.ts';

/** `npm run admin -- EMAIL [PASSWORD]`: creates an admin, also while the server runs. Asks for what is not given. */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const adminModel = z.object({
  email: emailModel('email is required'),
  password: newPasswordModel('password is required'),
});

/** Asks on the terminal; what is typed for a password does not show. */
async function ask(question: string, hidden: boolean): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stdout,
    terminal: process.stdin.isTTY,
  });
  const answer = await terminal.question('');
  terminal.close();
  if (hidden) say('');
  return answer;
}

/** The embedded database of a server that runs already, by the socket that PostgreSQL itself notes down; else as configured. */
function withRunningDatabase(config: Config): Config {
  if (config.databaseUrl) return config;
  const folder = socketFolder(config.dataDir);
  if (!folder) return config;
  const urlOf = (user: string) => `postgresql://${user}@localhost/pravesh?host=${encodeURIComponent(folder)}`;
  return { ...config, databaseUrl: urlOf('pravesh_owner'), databaseAppUrl: urlOf('pravesh_app') };
}

/** Line 5 of postmaster.pid; null when no server runs. */
function socketFolder(dataDir: string): string | null {
  try {
    const [pid, , , , folder] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 0);
    return folder ?? null;
  } catch {
    return null; // No such file, or a server that is gone: this process starts its own.
  }
}

async function main(): Promise<void> {
  const [email = await ask('E-mail of the new admin: ', false), password = await ask('Password: ', true)] =
    process.argv.slice(2);
  const admin = parse(adminModel, { email, password });
  const { world, close } = await openWorld(withRunningDatabase(readConfig()), say);
  try {
    const { deps } = await buildApp(world, { pages: 'none' });
    await createAdmin(deps, admin);
    say(`${admin.email} can sign in as admin now.`);
  } finally {
    await close();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
