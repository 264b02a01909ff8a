// Runs all builds of vite.config.ts at the same time. A separate program (scripts/build.ts runs it), because Vite takes
// over NODE_ENV, which must be "production".
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { MODES } from '../vite.config.ts';
import { makeAppFiles } from './app-files.ts';
import { makeLinkPreviews } from './link-previews.ts';
import { tellWorker } from './offline-files.ts';

// The folder is shared by all builds, so none of them clears it.
await rm(new URL('../dist', import.meta.url), { recursive: true, force: true, maxRetries: 5 });
await Promise.all(MODES.map((mode) => build({ mode, logLevel: 'warn' })));
await Promise.all([tellWorker(), makeAppFiles(), makeLinkPreviews()]);
