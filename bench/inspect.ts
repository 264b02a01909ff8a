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

/** Speaks the protocol of DevTools with one target; nothing is listened to but what is asked for. */
export interface DevTools {
  ask<T>(method: string, params?: object): Promise<T>;
  on<T>(event: string, listen: (params: T) => void): void;
  close(): void;
}

/** Connects with the first target at this port of loopback. */
export async function devToolsAt(port: number): Promise<DevTools> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(String(targets[0]?.webSocketDebuggerUrl));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  const asked = new Map<number, (result: never) => void>();
  const listeners = new Map<string, (params: never) => void>();
  socket.onmessage = ({ data }) => {
    const { id: answered, result, method, params } = JSON.parse(String(data));
    asked.get(answered)?.(result as never);
    asked.delete(answered);
    listeners.get(method)?.(params as never);
  };
  return {
    ask: (method, params = {}) => {
      id += 1;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve) => asked.set(id, resolve));
    },
    on: (event, listen) => void listeners.set(event, listen),
    close: () => socket.close(),
  };
}

/** Talks to the inspector of the measured server (`--inspect` on loopback): memory without garbage is seen nowhere else. */
export async function inspect(port: number): Promise<ProcessInspector> {
  const { ask, close } = await devToolsAt(port);
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result } = await ask<{ result: { value: string } }>('Runtime.evaluate', {
      expression: `JSON.stringify(${expression})`,
    });
    return JSON.parse(result.value) as T;
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
    close,
  };
}
