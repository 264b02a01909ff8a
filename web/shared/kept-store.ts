/** In IndexedDB, because CryptoKeys that cannot be exported do not fit into text stores. */
const NAME = 'offline';
const STORE = 'kept';

const opened = (opening: IDBOpenDBRequest): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

/** A request that succeeded can still be lost with its transaction, for example on a full device. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const inMemory = new Map<string, unknown>();

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await opened(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await completed(transaction);
    return request.result;
  } finally {
    database.close();
  }
}

export const readKept = async <T>(name: string): Promise<T | undefined> =>
  (inMemory.get(name) ?? (await inStore('readonly', (store) => store.get(name)).catch(() => undefined))) as
    | T
    | undefined;

/** Falls back to memory if the browser refuses. */
export const keep = (name: string, value: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(value, name)).then(
    () => inMemory.delete(name),
    () => inMemory.set(name, value),
  );

export async function readAllKept<T>(name: string): Promise<T[]> {
  const stored = await inStore('readonly', (store) => store.getAll(IDBKeyRange.bound(name, `${name}\uffff`))).catch(
    () => [],
  );
  const held = [...inMemory].filter(([key]) => key.startsWith(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  return [...stored, ...held.map(([, value]) => value)] as T[];
}

/** Replaces values numbered from `first` on; from 0 all with the prefix. One transaction: all or none. */
export async function keepFrom(name: string, first: number, values: readonly unknown[]): Promise<void> {
  const from = first > 0 ? numbered(name, first) : name;
  for (const key of inMemory.keys()) if (key.startsWith(name) && key >= from) inMemory.delete(key);
  const put = (store: IDBObjectStore) =>
    values.reduce<IDBRequest>(
      (_, value, n) => store.put(value, numbered(name, first + n)),
      store.delete(IDBKeyRange.bound(from, `${name}\uffff`)),
    );
  await inStore<unknown>('readwrite', put).catch(() => {
    for (const [n, value] of values.entries()) inMemory.set(numbered(name, first + n), value);
  });
}

const numbered = (name: string, n: number): string => `${name} ${String(n).padStart(4, '0')}`;

/** Deletes all but names that `isKept` says. Rejects if the browser refuses. Without IndexedDB all is in memory. */
export async function forgetKept(isKept: (name: string) => boolean): Promise<void> {
  for (const name of inMemory.keys()) if (!isKept(name)) inMemory.delete(name);
  if (!('indexedDB' in globalThis)) return;
  const names = await inStore('readonly', (store) => store.getAllKeys());
  const gone = names.filter((name) => !isKept(String(name)));
  const remove = (store: IDBObjectStore) => gone.reduce<IDBRequest>((_, name) => store.delete(name), store.count());
  await inStore<unknown>('readwrite', remove);
}
