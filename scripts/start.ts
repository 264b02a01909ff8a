import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The build runs in a process of its own: Vite changes NODE_ENV of the one it runs in. The server then runs in this
// very process, so that signals reach it.
const build = fileURLToPath(new URL('build.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('#server/main.ts');
