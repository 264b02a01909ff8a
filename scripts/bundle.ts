// Runs all builds of vite.config.ts at the same time. A separate program (scripts/build.ts runs it), because Vite takes
// over NODE_ENV, which must be "production".
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import configOf, { MODES } from '../vite.config.ts';
import { makeAppFiles } from './app-files.ts';
import { makeLinkPreviews } from './link-previews.ts';
import { tellWorker } from './offline-files.ts';

const builds: { mode: string; ssr?: string }[] = [
  ...MODES.map((mode) => ({ mode })),
  { mode: 'production', ssr: '/@render' },
];

async function bundle({ mode, ssr }: (typeof builds)[number]): Promise<void> {
  const config = configOf({ command: 'build', mode, isSsrBuild: ssr !== undefined });
  await build({ ...config, configFile: false, mode, logLevel: 'warn', build: { ...config.build, ssr: ssr ?? false } });
}

// The folder is shared by all builds, so none of them clears it.
await rm(new URL('../dist', import.meta.url), { recursive: true, force: true, maxRetries: 5 });
await Promise.all(builds.map(bundle));
await Promise.all([tellWorker(), makeAppFiles(), makeLinkPreviews()]);
