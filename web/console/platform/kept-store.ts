/** This device keeps here what a screen needs without a network, and a key that cannot be read out: keys of browsers are no text. */
const NAME = 'offline';
const STORE = 'kept';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A browser that keeps nothing has it here while the page is open. */
const inMemory = new Map<string, unknown>();

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Answers what is kept under a name; undefined where nothing is, or the browser keeps nothing. */
export const readKept = async <T>(name: string): Promise<T | undefined> =>
  (inMemory.get(name) ?? (await inStore('readonly', (store) => store.get(name)).catch(() => undefined))) as
    | T
    | undefined;

/** Keeps something under a name; where the browser refuses, for as long as this page is open. */
export const keep = (name: string, value: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(value, name)).then(
    () => inMemory.delete(name),
    () => inMemory.set(name, value),
  );

/** Forgets all of it. */
export async function forgetKept(): Promise<void> {
  inMemory.clear();
  await inStore('readwrite', (store) => store.clear()).catch(() => undefined);
}
