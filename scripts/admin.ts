import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { newAdminModel } from '#contract/organisations/model.ts';
import { buildApp } from '#server/app.ts';
import { findRunning, refuseMissingDatabase } from '#server/kernel/database/embedded/reach.ts';
import { DATABASE } from '#server/kernel/database/migrate.ts';
import { parse } from '#server/kernel/http/parse.ts';
import { type Config, readConfig } from '#server/kernel/operations/config.ts';
import { createAdmin } from '#server/organisations/service.ts';
import { openWorld } from '#server/world.ts';
import { runCommand } from './command.ts';

/** `npm run admin -- EMAIL [PASSWORD]`: creates an admin, also while the server runs. */

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

/** The embedded database of a running server; else as configured: this process then starts its own. */
function reachable(config: Config): { config: Config; letGo: () => Promise<void> } {
  if (config.databaseUrl) return { config, letGo: async () => undefined };
  refuseMissingDatabase(config.dataDir);
  const running = findRunning(config.dataDir);
  if (!running) return { config, letGo: async () => undefined };
  const { urlOf, ownerUser, letGo } = running;
  const databaseUrl = urlOf(ownerUser, DATABASE);
  return { config: { ...config, databaseUrl, databaseAppUrl: urlOf('pravesh_app', DATABASE) }, letGo };
}

async function main(say: (line: string) => void): Promise<void> {
  const admin = parse(newAdminModel, await ask(process.argv.slice(2)));
  const { config, letGo } = reachable(readConfig(process.env, 'refuse'));
  const { world, close } = await openWorld(config, say);
  try {
    const { deps } = await buildApp(world, { pages: 'none' });
    await createAdmin(deps, admin);
    say(`${admin.email} can sign in as admin now.`);
  } finally {
    await close();
    await letGo();
  }
}

await runCommand(main);
