import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '#server/kernel/database/embedded/launch.ts';

// Owns the data directory named by its argument until its input ends, or it is killed. Answers one JSON line when ready.
const dataDir = process.argv[2] as string;
const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => process.stderr.write(`${line}\n`) });
const url = postgres.connectionString(postgres.ownerUser, 'postgres');
process.stdout.write(`${JSON.stringify({ url, serverPid: postgres.pid })}\n`);

for await (const command of createInterface({ input: process.stdin })) {
  if (command === 'block') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
}
await postgres.stop();
