import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackBrowser } from './unpack-browser.ts';

export type Browser = { executablePath: string; args: string[] };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** Options for root and no graphics card; the others prevent network requests of the browser itself. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * PRAVESH_BROWSER, else npm's @sparticuz/chromium, unpacked once, else the system's. npm's opens a page with a sixth of
 * the work (docs/decisions/0030). Throws with one line on how to get one.
 */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const { PRAVESH_BROWSER: named, PATH = '' } = environment;
  if (named && !(await runs(named))) throw new Error(`PRAVESH_BROWSER names ${named}, which does not run.`);
  const executablePath = named ?? (await browserOfNpm()) ?? (await installedBrowser(PATH));
  if (executablePath) return { executablePath, args };
  throw new Error(
    'No browser was found: install one (Debian: apt-get install chromium), or set PRAVESH_BROWSER to one.',
  );
}

async function browserOfNpm(): Promise<string | undefined> {
  const unpacked = await unpackBrowser();
  return unpacked && (await runs(unpacked)) ? unpacked : undefined;
}

export async function installedBrowser(path: string): Promise<string | undefined> {
  const folders = [...path.split(delimiter).filter(Boolean), ...(path ? usualFolders : [])];
  for (const candidate of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await runs(candidate)) return candidate;
  }
}

// An existing file is not enough: on some systems it only prints how to install the real browser.
async function runs(candidate: string): Promise<boolean> {
  try {
    await access(candidate, constants.X_OK);
    await promisify(execFile)(candidate, ['--version'], { timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}
