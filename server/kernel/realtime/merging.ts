export type TellQueue = () => Promise<void>;

export interface Merging {
  /** Runs `tell` now, or after the pause if one with this key has just run; of several, only the last runs. */
  tell(key: string, tell: TellQueue): Promise<void>;
  settled(): Promise<void>;
}

/** The first `tell` of a key runs at once; of those during the pause, the last at its end. They never overlap. */
export function merging(pause: () => Promise<unknown>): Merging {
  const noted = new Map<string, TellQueue>();
  const turns = new Map<string, Promise<void>>();
  const turn = async (key: string, first: Promise<void>): Promise<void> => {
    let telling: Promise<void> | undefined = first;
    while (telling) {
      await Promise.allSettled([telling, pause()]);
      const next = noted.get(key);
      noted.delete(key);
      telling = next?.();
    }
    turns.delete(key);
  };
  return {
    tell: async (key, tell) => {
      if (turns.has(key)) {
        noted.set(key, tell);
        return;
      }
      const first = tell();
      turns.set(key, turn(key, first));
      await first;
    },
    settled: async () => {
      await Promise.all(turns.values());
    },
  };
}
