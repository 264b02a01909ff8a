import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Question, RenderAnswer } from '#server/kernel/http/pages/web-live.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** For running requests; a transaction that is cut off leaves nothing behind. */
const GRACE_MS = 500;

export interface KeptServer {
  port: number;
  ready(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Keeping {
  env: NodeJS.ProcessEnv;
  answer(question: Question): Promise<unknown>;
  say(line: string): void;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Keeps one server running. One that cannot start is retried only by `restart`. */
export function keepServer(port: number, { env, answer, say }: Keeping): KeptServer {
  let child = start();
  let ready = listening(child, port);
  let restarting = Promise.resolve();

  function start(): ChildProcess {
    // Node caches compiled files: a start compiles only what changed.
    const settings = { ...env, PORT: String(port), NODE_COMPILE_CACHE: `${ROOT}/node_modules/.cache/node` };
    const started = fork('server/main.ts', ['--dev'], { cwd: ROOT, env: settings, serialization: 'advanced' });
    started.on('message', ({ id, question }: { id: number; question: Question }) => {
      const tell = (told: RenderAnswer): void => void (started.connected && started.send({ id, ...told }));
      answer(question).then(
        (value) => tell({ value }),
        (error: Error) => tell({ error: error.stack ?? error.message }),
      );
    });
    return started;
  }

  const again = async (): Promise<void> => {
    await end(child);
    child = start();
    ready = listening(child, port);
    await ready.catch((error: Error) => say(error.message));
  };

  ready.catch((error: Error) => say(error.message));
  return {
    port,
    ready: () => restarting.then(() => ready),
    restart: () => {
      restarting = restarting.then(again);
      return restarting;
    },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(hurry);
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (!(await accepts(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The server has not started; it is tried again when a source is saved.');
    await delay(20);
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return accepted;
}
