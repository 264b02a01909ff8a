/** A value outside React; components read it with useSyncExternalStore. */
export interface ValueStore<T> {
  now(): T;
  set(next: T): void;
  subscribe(changed: () => void): () => void;
}

export function createStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    set: (next) => {
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
