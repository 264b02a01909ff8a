import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findBrowser } from './find-browser.ts';

/** Says in one line when there is no browser. Only journeys need one. */
export async function setup(): Promise<void> {
  try {
    await findBrowser().catch(() => installBrowser().then(() => findBrowser()));
  } catch (error) {
    console.error(`No browser for the journeys: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Debian's Chromium, as root, where there is apt-get. */
async function installBrowser(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing a browser for the journeys (apt-get install chromium) …');
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    await promisify(execFile)('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
