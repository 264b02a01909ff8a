export type Store = ReturnType<typeof storeOf>;

/** Falls back to memory. Never throws, though blocked site data make the very name of the storage throw. */
function storeOf(find: () => Storage) {
  const inMemory = new Map<string, string>();
  const tried = <T>(act: (storage: Storage) => T, refused: T): T => {
    try {
      return act(find());
    } catch {
      return refused;
    }
  };
  return {
    get: (key: string) => inMemory.get(key) ?? tried((storage) => storage.getItem(key), null),
    /** True if it outlasts this page. */
    set: (key: string, value: string) => {
      inMemory.delete(key);
      const isKept = tried((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!isKept) inMemory.set(key, value);
      return isKept;
    },
    remove: (key: string) => {
      inMemory.delete(key);
      tried((storage) => storage.removeItem(key), undefined);
    },
    outlasts: (key: string) => !inMemory.has(key) && tried((storage) => storage.getItem(key), null) !== null,
    keys: (prefix: string) => {
      const stored = tried((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...inMemory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

export const deviceStore = storeOf(() => localStorage);

export const tabStore = storeOf(() => sessionStorage);
