import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compressAssets } from './compress.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = `${ROOT}/dist/inputs.sha256`;

const INPUTS = [
  'web/**/*.{ts,tsx,css,html,svg,json}',
  'words/**/*.{ts,json}',
  'contract/**/*.ts',
  'vite.config.ts',
  'scripts/{build,bundle,compress,app-files,link-previews,offline-files,page-scripts}.ts',
  'package-lock.json',
];

async function hashOfInputs(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(INPUTS, { cwd: ROOT })) if (!/\.test\.tsx?$/.test(file)) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(`${ROOT}/${file}`));
  return hash.digest('hex');
}

/** Does nothing when sources and lockfile are as at the last build, unless forced. True after a build. */
export async function bundleWeb({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const inputs = await hashOfInputs();
  const last = await readFile(STAMP, 'utf8').catch(() => '');
  if (last === inputs && !force) return false;
  // An interrupted build has no stamp, and so does not count as finished.
  await rm(STAMP, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['scripts/bundle.ts'], { cwd: ROOT, env });
  await writeFile(STAMP, inputs);
  return true;
}

export async function buildWeb(how: { force?: boolean } = {}): Promise<boolean> {
  const bundled = await bundleWeb(how);
  await compressAssets();
  return bundled;
}

if (import.meta.main) {
  const built = await buildWeb({ force: process.argv.includes('--force') });
  process.stdout.write(built ? 'The web app is built.\n' : 'The web app is up to date.\n');
}
