/** Sounds last a hundredth, so that a replay of thousands of calls plays nearly all of them. */
const SOUNDS_ARE_QUICKER = 100;

/**
 * Runs before a board's own scripts. The wait for a recording is the one that is no whole number of milliseconds; the
 * wait for a chime lasts 1,600.
 */
export const PROBE = `
{
  const probe = { timers: new Set(), clips: 0 };
  globalThis.praveshProbe = probe;
  const { setTimeout: later, clearTimeout: drop, setInterval: repeat } = globalThis;
  globalThis.setTimeout = (act, ms = 0, ...given) => {
    const isSound = ms === 1600 || !Number.isInteger(ms);
    const timer = later(() => { probe.timers.delete(timer); act(...given); }, isSound ? ms / ${SOUNDS_ARE_QUICKER} : ms);
    probe.timers.add(timer);
    return timer;
  };
  globalThis.setInterval = (...given) => {
    const timer = repeat(...given);
    probe.timers.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => { probe.timers.delete(timer); drop(timer); };
  globalThis.clearInterval = globalThis.clearTimeout;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...given) {
    probe.clips += 1;
    this.playbackRate.value = ${SOUNDS_ARE_QUICKER};
    start.apply(this, given);
  };
}`;

/** After a garbage collection. */
export interface BoardMemory {
  heapMb: number;
  /** DOM nodes of the document, and removed ones that are still referenced. */
  nodes: number;
  listeners: number;
  timers: number;
  audioNodes: number;
  clips: number;
}

const COLLECTIONS = 3;

type AskDevTools = <T>(method: string, params?: object) => Promise<T>;

/** PROBE must have run in the page. */
export async function memoryOf(ask: AskDevTools): Promise<BoardMemory> {
  await ask('Performance.enable');
  for (let n = 0; n < COLLECTIONS; n += 1) await ask('HeapProfiler.collectGarbage');
  const { metrics } = await ask<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const { result } = await ask<{ result: { value: Pick<BoardMemory, 'timers' | 'clips'> } }>('Runtime.evaluate', {
    expression: '({ timers: praveshProbe.timers.size, clips: praveshProbe.clips })',
    returnByValue: true,
  });
  return {
    heapMb: metric('JSHeapUsedSize') / 1e6,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    audioNodes: metric('AudioHandlers'),
    ...result.value,
  };
}
