import { setTimeout as delay } from 'node:timers/promises';

export interface Memory {
  rss: number;
  heapUsed: number;
  external: number;
  arrayBuffers: number;
}

export interface ProcessInspector {
  /** Memory of the server in bytes after its garbage has been collected. */
  memory(): Promise<Memory>;
  /** Answers the processor time that the server has spent since it began, in milliseconds. */
  cpuMs(): Promise<number>;
  close(): void;
}

/** Talks to the inspector of the measured server (`--inspect` on loopback): memory without garbage is seen nowhere else. */
export async function inspect(port: number): Promise<ProcessInspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(String(targets[0]?.webSocketDebuggerUrl));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  const ask = (method: string, params: object = {}): Promise<{ result?: { value?: string } }> => {
    id += 1;
    const mine = id;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data));
        if (answer.id !== mine) return;
        socket.removeEventListener('message', listen);
        resolve(answer.result);
      };
      socket.addEventListener('message', listen);
    });
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result } = await ask('Runtime.evaluate', { expression: `JSON.stringify(${expression})` });
    return JSON.parse(String(result?.value)) as T;
  };
  return {
    memory: async () => {
      for (let n = 0; n < 3; n += 1) {
        await ask('HeapProfiler.collectGarbage');
        await delay(300);
      }
      return evaluate<Memory>('process.memoryUsage()');
    },
    cpuMs: async () => {
      const { user, system } = await evaluate<NodeJS.CpuUsage>('process.cpuUsage()');
      return (user + system) / 1000;
    },
    close: () => socket.close(),
  };
}
