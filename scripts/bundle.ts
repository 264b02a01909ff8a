// Bundles the web app: what browsers load (dist/web) and what renders pages in Node (dist/ssr), all builds of
// vite.config.ts at the same time. A program of its own (scripts/build.ts runs it): Vite takes over the NODE_ENV that it
// finds, which must be "production" and in the server's process may be another.
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import configOf, { MODES } from '../vite.config.ts';
import { makeAppFiles } from './app-files.ts';
import { tellWorker } from './offline-files.ts';

/** The builds: every mode for browsers, and the renderer. */
const builds: { mode: string; ssr?: string }[] = [
  ...MODES.map((mode) => ({ mode })),
  { mode: 'production', ssr: '/@render' },
];

async function bundle({ mode, ssr }: (typeof builds)[number]): Promise<void> {
  const config = configOf({ command: 'build', mode, isSsrBuild: ssr !== undefined });
  await build({ ...config, configFile: false, mode, logLevel: 'warn', build: { ...config.build, ssr: ssr ?? false } });
}

// No build clears the folder that it shares with the others: it is cleared here, once.
await rm(new URL('../dist', import.meta.url), { recursive: true, force: true, maxRetries: 5 });
await Promise.all(builds.map(bundle));
await Promise.all([tellWorker(), makeAppFiles()]);
