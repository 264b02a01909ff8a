import { deviceStore } from './storage.ts';

/** One stored item per entry, so that tabs change single entries and never overwrite each other's lists. */
export interface KeptList<T> {
  /** Oldest first. The same array until something changes. */
  all(): readonly T[];
  get(id: string): T | undefined;
  put(id: string, entry: T): void;
  remove(id: string): void;
  subscribe(changed: () => void): () => void;
}

/** Entries are JSON. Beyond `limit` the oldest are dropped. */
export function keptList<T>(name: string, limit = Number.POSITIVE_INFINITY): KeptList<T> {
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
    all: () => snapshot,
    get: (id) => entries.get(id),
    put: (id, entry) => {
      const order = orderOf(prefix, id);
      deviceStore.set(prefix + id, JSON.stringify({ order, entry }));
      entries.set(id, entry);
      while (entries.size > limit) drop(entries.keys().next().value as string);
      changed();
    },
    remove: (id) => {
      drop(id);
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
