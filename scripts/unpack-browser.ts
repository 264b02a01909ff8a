import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const unpack = 'const { default: browser } = await import(process.argv[1]); await browser.executablePath();';
const askForLibraries = 'AWS_Lambda_nodejs24.x';

// Adds libraries and fonts for a bare system. A system with fonts uses its own, as its other browsers do.
const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib"
if [ ! -e /etc/fonts/fonts.conf ] || [ -z "$(ls /usr/share/fonts/truetype 2>/dev/null)" ]; then
  export FONTCONFIG_FILE="$here/fonts.conf"
fi
exec "$here/chromium" "$@"
`;

const PROGRAM = 'browser';

const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Once per version and user (about 210 MB, 4 seconds). Undefined if the package is not installed. */
export async function unpackBrowser(): Promise<string | undefined> {
  const packageUrl = installedPackage();
  if (!packageUrl) return;
  const cache = cacheFolder();
  const { version } = createRequire(import.meta.url)(join(dirname(dirname(fileURLToPath(packageUrl))), 'package.json'));
  const folder = join(cache, `chromium-${version}-${hash('sha256', launcher).slice(0, 8)}`);
  const program = join(folder, PROGRAM);
  if (!(await runs(program))) await unpackInto(folder, packageUrl);
  return program;
}

function installedPackage(): string | undefined {
  try {
    return import.meta.resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
}

// The user's own, so that no other user can put a program there; a user without a home gets a new folder.
function cacheFolder(): string {
  const folder = join(homedir(), '.cache/pravesh');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), 'pravesh-browser-'));
  }
}

async function unpackInto(folder: string, packageUrl: string): Promise<void> {
  const unfinished = mkdtempSync(`${folder}.unfinished-`);
  try {
    const environment = { HOME: unfinished, TMPDIR: unfinished, AWS_EXECUTION_ENV: askForLibraries };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack, packageUrl], {
      env: environment,
    });
    writeFileSync(join(unfinished, PROGRAM), launcher, { mode: 0o755 });
    writeFileSync(join(unfinished, 'fonts.conf'), fontsOf(folder));
    await putInPlace(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** A browser that another process unpacked stays if it runs: it may be in use. */
async function putInPlace(unfinished: string, folder: string): Promise<void> {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    if (await runs(join(folder, PROGRAM))) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
}

async function runs(program: string): Promise<boolean> {
  try {
    await promisify(execFile)(program, ['--version'], { timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}
