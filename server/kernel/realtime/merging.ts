export type TellQueue = () => Promise<void>;

export interface Merging {
  /** Runs `tell` at once, or later when one with this key ran just now: of several that wait, only the last is run. */
  tell(key: string, tell: TellQueue): Promise<void>;
  /** Resolves when nothing is left to be told. */
  settled(): Promise<void>;
}

/**
 * Merges bursts: the first announcement of a key is told at once; all that follow during a pause are told together at
 * its end, by the last of them. Announcements of one key never overlap, so what is told last was read last. @param
 * pause waits as long as changes are gathered
 */
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
