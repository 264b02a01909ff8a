import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = `${ROOT}/dist/inputs.sha256`;

/** Everything that decides what the build gives. */
const INPUTS = [
  'web/**/*.{ts,tsx,css,html,svg,json}',
  'contract/**/*.ts',
  'vite.config.ts',
  'scripts/build.ts',
  'package-lock.json',
];

const run = promisify(execFile);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: ROOT })) if (!/\.test\.tsx?$/.test(file)) files.push(file);
  return files.sort();
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(INPUTS)) hash.update(`${file}\0`).update(await readFile(`${ROOT}/${file}`));
  return hash.digest('hex');
}

/** Every asset once more as .br and .gz, made with patience now so that no request waits for it. */
async function compressAssets(): Promise<void> {
  const files = await filesOf(['dist/web/assets/**/*.{js,css,svg,wasm,json}']);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(`${ROOT}/${file}`);
      await writeFile(`${ROOT}/${file}.br`, await compressBrotli(bytes));
      await writeFile(`${ROOT}/${file}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}

/**
 * Runs one build in a process of its own: Vite changes NODE_ENV of the process it runs in, and takes over a NODE_ENV
 * that it finds (a test's, say), which would give a build for development.
 */
async function vite(...options: string[]): Promise<void> {
  const program = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [program, 'build', '--logLevel', 'warn', ...options], { cwd: ROOT, env });
}

/**
 * Builds what browsers load (dist/web) and what renders pages in Node (dist/ssr). Does nothing when the sources and the
 * lockfile are as they were at the last build, unless forced. Answers whether it built.
 */
export async function buildWeb({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const inputs = await hashOfInputs();
  const last = await readFile(STAMP, 'utf8').catch(() => '');
  if (last === inputs && !force) return false;
  // Without its stamp a build that breaks off is not taken for a finished one.
  await rm(STAMP, { force: true });
  await vite();
  for (const mode of ['console', 'tokens', 'visits', 'enrolments', 'token', 'board']) await vite('--mode', mode);
  await vite('--ssr', 'web/visitor/render.tsx');
  await compressAssets();
  await mkdir(`${ROOT}/dist`, { recursive: true });
  await writeFile(STAMP, inputs);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildWeb({ force: process.argv.includes('--force') });
  process.stdout.write(built ? 'The web app is built.\n' : 'The web app is up to date.\n');
}
