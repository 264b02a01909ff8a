// npm start: serves in this very process, so that signals reach the server. Files are compressed while visitors are
// served, who get them plain until then.
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { bundleWeb } from './build.ts';
import { missingForms } from './compress.ts';

async function compressAside(): Promise<void> {
  if ((await missingForms()).length === 0) return;
  const program = fileURLToPath(new URL('compress.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: 'ignore' });
  child.unref();
  process.once('exit', () => child.kill());
}

const bundled = bundleWeb();
const { serve } = await import('#server/main.ts');
await serve('built', bundled);
if (cluster.isPrimary) await compressAside();
