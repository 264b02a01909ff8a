// npm run test:fuzz [-- how many [seed]]: requests of every kind against our own OpenAPI document
// (server/app.fuzz.test.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [requests = '20000', seed = '20270104'] = process.argv.slice(2);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const child = spawn(process.execPath, [vitest, 'run', '--project', 'server', 'server/app.fuzz.test.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
