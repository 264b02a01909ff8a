import { deviceStore } from './storage.ts';

export type KeptList<T> = ReturnType<typeof keptList<T>>;

/** One stored item (JSON) per entry: tabs never overwrite each other's. Beyond `limit` the oldest are dropped. */
export function keptList<T>(name: string, limit = Number.POSITIVE_INFINITY) {
  const prefix = `${name}:`;
  const listeners = new Set<() => void>();
  let entries = load<T>(prefix);
  let snapshot: readonly T[] = [...entries.values()];
  const changed = (): void => {
    snapshot = [...entries.values()];
    for (const listener of listeners) listener();
  };
  const drop = (id: string): void => {
    entries.delete(id);
    deviceStore.remove(prefix + id);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(prefix)) return;
    entries = load<T>(prefix);
    changed();
  });
  return {
    /** Oldest first. The same array until something changes. */
    all: () => snapshot,
    get: (id: string) => entries.get(id),
    put: (id: string, entry: T) => {
      const order = orderOf(prefix, id);
      deviceStore.set(prefix + id, JSON.stringify({ order, entry }));
      entries.set(id, entry);
      while (entries.size > limit) drop(entries.keys().next().value as string);
      changed();
    },
    remove: (id: string) => {
      drop(id);
      changed();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface Stored<T> {
  order: number;
  entry: T;
}

/** Null also for what is no JSON: one broken entry must not close the gate. */
function read<T>(key: string): Stored<T> | null {
  try {
    return JSON.parse(deviceStore.get(key) ?? 'null') as Stored<T> | null;
  } catch {
    return null;
  }
}

const orderOf = (prefix: string, id: string): number => read(prefix + id)?.order ?? Date.now();

function load<T>(prefix: string): Map<string, T> {
  const keys = deviceStore.keys(prefix);
  const stored = keys.flatMap((key) => {
    const found = read<T>(key);
    return found ? [{ id: key.slice(prefix.length), ...found }] : [];
  });
  return new Map(stored.sort((a, b) => a.order - b.order).map(({ id, entry }) => [id, entry]));
}
