/** Sounds last a hundredth, so that a replay of thousands of calls announces nearly all of them; a week at its own pace lasts a week. */
const SOUNDS_ARE_QUICKER = 100;

/**
 * Runs in the document of a board before its own scripts: counts the timers that run and the recorded words that were played.
 * The wait for a recording is the one that is no whole number of milliseconds, and that for a chime lasts 1,600.
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

/** A board holds all of this when its garbage is collected. */
export interface BoardMemory {
  heapMb: number;
  /** DOM nodes of the document, and those that left it and are still held by something. */
  nodes: number;
  listeners: number;
  timers: number;
  /** Oscillators, sources and gains of sounds that are not over or not let go of. */
  audioNodes: number;
  /** Recorded words that were played since the board was opened. */
  clips: number;
}

const COLLECTIONS = 3;

/** Asks the page's DevTools. */
type AskDevTools = <T>(method: string, params?: object) => Promise<T>;

/** Reads what the page that is asked holds; PROBE ran in it. */
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
