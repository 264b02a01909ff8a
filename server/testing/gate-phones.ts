import { build } from 'vite';
import type { TestApp } from './test-app.ts';

/** Phones at gates run the very program of the gate's page, each with a storage, a clock and a network of its own. */

const GATE = new URL('../../web/gate/', import.meta.url).pathname;
const SHARED = new URL('../../web/shared/', import.meta.url).pathname;
const CONSOLE = new URL('../../web/console/', import.meta.url).pathname;
const ID = '\0the-gate';
const ENTRY = `
  import { english } from '${CONSOLE}platform/english.ts';
  import { speak } from '${SHARED}say.ts';
  speak(english);
  export { checkCode } from '${GATE}check-code.ts';
  export { conflicts } from '${GATE}offline/conflicts.ts';
  export { prepareOffline } from '${GATE}offline/prepare.ts';
  export { sendWaiting } from '${GATE}offline/sending.ts';
  export { waiting } from '${GATE}offline/waiting.ts';
  export { deviceId } from '${SHARED}gate-phone.ts';`;

export async function gateProgram(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'gate',
        resolveId: (id) => (id.endsWith('/the-gate') ? ID : null),
        load: (id) => (id === ID ? ENTRY : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: '/the-gate', formats: ['iife'], name: 'gate' } },
  })) as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  return output[0]?.code ?? '';
}

export interface GatePhone {
  checkCode(
    code: string,
    gate: { name: string; parkId: string | null; out?: boolean },
    admit?: { category: string; quantity: number }[],
  ): Promise<{ result: string; offline: boolean }>;
  prepareOffline(): Promise<void>;
  sendWaiting(): Promise<void>;
  deviceId(): string;
  waiting: { all(): readonly { short: string }[] };
  conflicts: { all(): readonly { scanId: string; message: string }[] };
}

/** Web storage as a page sees it: its keys are its own properties. */
export class PhoneStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = String(value);
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

interface Names {
  from: string;
  to: string;
}

/** As much of IndexedDB as the console asks for: one store, by name. */
function keptIn(store: Map<string, unknown>) {
  const soon = <T>(result: T) => {
    const request = { result, onsuccess: null as (() => void) | null };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const within = ({ from, to }: Names): string[] => [...store.keys()].filter((name) => name >= from && name <= to);
  const objectStore = () => ({
    get: (name: string) => soon(structuredClone(store.get(name))),
    put: (value: unknown, name: string) => soon(store.set(name, structuredClone(value))),
    getAll: (names: Names) =>
      soon(
        within(names)
          .sort()
          .map((name) => structuredClone(store.get(name))),
      ),
    delete: (names: Names) => soon(within(names).forEach((name) => void store.delete(name))),
  });
  const transaction = () => {
    const opened = { objectStore, oncomplete: null as (() => void) | null };
    queueMicrotask(() => opened.oncomplete?.());
    return opened;
  };
  return { open: () => soon({ transaction, close: () => undefined }) };
}

/** A phone keeps this while its page is closed. */
export const phoneMemory = () => ({ local: new PhoneStorage(), indexed: new Map<string, unknown>() });
type PhoneMemory = ReturnType<typeof phoneMemory>;

/** Opens the gate's page on a phone: anew after a reload, with what the phone has kept. `now` is the phone's own clock, in milliseconds. */
export function openPhone(
  program: string,
  { local, indexed }: PhoneMemory,
  now: () => number,
  fetch: (url: string, request: RequestInit) => Promise<Response>,
): GatePhone {
  class PhoneDate extends Date {
    constructor(...given: [] | [string | number | Date]) {
      super(...((given.length > 0 ? given : [now()]) as [number]));
    }
    static override now = now;
  }
  const world = {
    localStorage: local,
    sessionStorage: new PhoneStorage(),
    window: new EventTarget(),
    document: { documentElement: { lang: 'en' }, cookie: '' },
    navigator: { onLine: true },
    indexedDB: keptIn(indexed),
    IDBKeyRange: { bound: (from: string, to: string): Names => ({ from, to }) },
    Date: PhoneDate,
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms).unref(),
    fetch,
  };
  const run = new Function(...Object.keys(world), `${program}\nreturn gate;`);
  return run(...Object.values(world)) as GatePhone;
}

export async function deliver({ app }: Pick<TestApp, 'app'>, url: string, request: RequestInit): Promise<Response> {
  const answer = await app.inject({
    method: (request.method ?? 'GET') as 'GET' | 'POST',
    url,
    headers: request.headers as Record<string, string>,
    ...(request.body ? { payload: request.body as string } : {}),
  });
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
}

/** The gates and the seeds of the test of merging: `GATES=200 npm test -- passes` runs it at its full size. */
export const MANY_GATES = Number(process.env.GATES ?? 12);
export const SEEDS = (process.env.GATE_SEEDS ?? '1,2').split(',').map(Number);
