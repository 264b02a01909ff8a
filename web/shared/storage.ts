/** Falls back to memory where a browser refuses, because site data is blocked or full. Nothing here throws. */
export interface Store {
  get(key: string): string | null;
  /** True if it outlasts this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  outlasts(key: string): boolean;
  keys(prefix: string): string[];
}

/** Browsers that block site data throw at the very name of the storage. */
function storeOf(find: () => Storage): Store {
  const inMemory = new Map<string, string>();
  const tried = <T>(act: (storage: Storage) => T, refused: T): T => {
    try {
      return act(find());
    } catch {
      return refused;
    }
  };
  return {
    get: (key) => inMemory.get(key) ?? tried((storage) => storage.getItem(key), null),
    set: (key, value) => {
      inMemory.delete(key);
      const isKept = tried((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!isKept) inMemory.set(key, value);
      return isKept;
    },
    remove: (key) => {
      inMemory.delete(key);
      tried((storage) => storage.removeItem(key), undefined);
    },
    outlasts: (key) => !inMemory.has(key) && tried((storage) => storage.getItem(key), null) !== null,
    keys: (prefix) => {
      const stored = tried((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...inMemory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

export const deviceStore = storeOf(() => localStorage);

export const tabStore = storeOf(() => sessionStorage);
