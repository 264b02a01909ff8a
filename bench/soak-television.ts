import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type BoardMemory, memoryOf, PROBE } from '../e2e/board-memory.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { round } from './harness.ts';
import { type DevTools, devToolsAt } from './inspect.ts';
import { type BenchAccount, freePort, withFolder } from './product.ts';

const PATIENCE_MS = 60_000;
/** A call is announced once more after ten seconds, and a question that was answered is forgotten after twenty. */
const AT_REST_MS = 25_000;

/** Tells each time when the numbers on the screen change: those of all stations, in their order. */
const WATCHER = `
addEventListener('DOMContentLoaded', () => {
  let before = '';
  new MutationObserver(() => {
    const stations = [...document.querySelectorAll('.station')];
    const now = stations.map((station) => station.querySelector('.serving')?.textContent ?? '').join(' ');
    if (now !== before) praveshShown((before = now));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});`;

/** Memory of a board, in MB. */
export interface TelevisionMemory extends BoardMemory {
  /** All that the page holds, of scripts and of the document, without the code that the browser has compiled. */
  heldMb: number;
  /** Its process has so much for itself. */
  processMb: number;
}

/** A browser that shows one page for days. */
export interface SoakTelevision {
  /** Opens `/board` of this server, lets somebody type its code for the board of these queues, and starts its sound. */
  open(url: string, person: BenchAccount, id: string): Promise<void>;
  /** Resolves when this number stands at this station; throws after a minute. */
  shows(station: number, number: number): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Read when nothing more is to be announced. */
  memory(): Promise<TelevisionMemory>;
}

/** Works with a television; its browser ends with it. What drives other benches keeps something of each request in the page's process, so it stays away here. */
export const withTelevision = <T>(work: (television: SoakTelevision) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const { executablePath, args } = await findBrowser();
    const port = await freePort();
    const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${folder}`, '--window-size=1920,1080'];
    const browser = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: 'ignore' });
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    try {
      const devTools = await patiently('the browser answers', () => devToolsAt(port).catch(() => null));
      return await work(await television(devTools, browser.pid as number));
    } finally {
      browser.kill();
      await ended;
    }
  });

async function television({ ask, on }: DevTools, browser: number): Promise<SoakTelevision> {
  for (const domain of ['Page', 'Runtime']) await ask(`${domain}.enable`);
  await ask('Runtime.addBinding', { name: 'praveshShown' });
  for (const source of [PROBE, WATCHER]) await ask('Page.addScriptToEvaluateOnNewDocument', { source });
  const evaluate = async (expression: string): Promise<string> => {
    const script = { expression: `String(${expression})`, returnByValue: true, userGesture: true };
    return (await ask<{ result: { value: string } }>('Runtime.evaluate', script)).result.value;
  };
  const see = (selector: string, words: RegExp): Promise<string> =>
    patiently(`${selector} says ${words}`, async () => {
      const said = await evaluate(`document.querySelector('${selector}')?.textContent`);
      return words.test(said) ? said : null;
    });
  let chunks: string[] = [];
  on<{ chunk: string }>('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  let shown: string[] = [];
  on<{ payload: string }>('Runtime.bindingCalled', ({ payload }) => {
    shown = payload.split(' ');
  });
  return {
    open: async (url, person, id) => {
      await ask('Page.navigate', { url: `${url}/board` });
      const code = await see('[role=status]', /^\d{3} \d{3}$/);
      await person.ask('POST', '/televisions/show', { kind: 'doctor', id, code });
      await see('.link', /Live/);
      await evaluate(`document.querySelector('.sound button').click()`);
      await see('.sign', /Sound on/);
    },
    shows: async (station, number) => {
      const isShown = (): true | null => (shown[station] === String(number) ? true : null);
      await patiently(`${number} stands at station ${station}`, isShown, 1);
    },
    setOffline: async (offline) => {
      const link = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      if (offline) await ask('Network.enable');
      await ask('Network.emulateNetworkConditions', link);
      if (!offline) await ask('Network.disable');
    },
    memory: async () => {
      await delay(AT_REST_MS);
      const memory = await memoryOf(ask);
      const [heapMb, processMb] = [round(memory.heapMb, 3), ownMemoryMb(browser)];
      chunks = [];
      await ask('HeapProfiler.takeHeapSnapshot');
      return { ...memory, heapMb, processMb, heldMb: heldMb(chunks.join('')) };
    },
  };
}

/** Asks again until there is an answer; throws after a minute. */
async function patiently<T>(what: string, look: () => T | null | Promise<T | null>, everyMs = 100): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(everyMs)) {
    const answer = await look();
    if (answer !== null) return answer;
  }
  throw new Error(`a minute went by before ${what}`);
}

/** Adds up what the renderers of a browser have for themselves: the one of the page, and perhaps a spare one. */
function ownMemoryMb(browser: number): number {
  const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');
  return round(
    familyOf(browser)
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'))
      .map((pid) => Number(/RssAnon:\s+(\d+)/.exec(statusOf(pid))?.[1]) / 1024)
      .reduce((sum, own) => sum + own, 0),
    1,
  );
}

/** A process, its children, and theirs. */
const familyOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number).flatMap(familyOf),
];

/** V8 compiles more as long as it finds something worth it; that is no memory of the page. */
const COMPILED = ['code', 'object shape', 'synthetic'];

/** Adds up the sizes in a snapshot of the heap, which lists a row of numbers for each thing in it. */
function heldMb(snapshot: string): number {
  const { snapshot: head, nodes } = JSON.parse(snapshot) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = head.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length)
    if (!COMPILED.includes(types[0][nodes[row + type] ?? 0] ?? '')) bytes += nodes[row + size] ?? 0;
  return round(bytes / 1e6, 3);
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}
