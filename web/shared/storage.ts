/**
 * The stores keep what our pages remember. A browser that refuses, because site data is blocked or its room is full, has it
 * in memory as long as the page is open. Nothing here throws.
 */
export interface Store {
  get(key: string): string | null;
  /** Answers whether it outlasts this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Says whether what is kept under this key outlasts this page. */
  outlasts(key: string): boolean;
  keys(prefix: string): string[];
}

/** `find` throws where site data is blocked: browsers refuse the very name of the storage. */
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

/** Every tab of this browser sees it, also tomorrow. */
export const deviceStore = storeOf(() => localStorage);

/** This tab alone sees it, also after a reload. */
export const tabStore = storeOf(() => sessionStorage);
