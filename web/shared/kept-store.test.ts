import { beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { deviceKeys, knownKeys } from './device-key.ts';
import { forgetDevice } from './forget-device.ts';
import { rememberGateOf } from './gate-phone.ts';
import { keep, keepFrom, readAllKept, readKept } from './kept-store.ts';

/** A browser on a full device: each request succeeds, then its transaction is aborted. */
function fullDevice(): IDBFactory {
  const answered = (request: { onsuccess?: () => void; result: unknown }) => {
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const request = () => answered({ result: undefined });
  const none = () => answered({ result: [] });
  const store = { put: request, delete: request, count: request, get: request, getAll: none, getAllKeys: none };
  const transaction = (_name: string, mode: IDBTransactionMode) => {
    const begun: Partial<Record<'oncomplete' | 'onabort', () => void>> & object = {};
    setTimeout(() => (mode === 'readonly' ? begun.oncomplete : begun.onabort)?.());
    return Object.assign(begun, { objectStore: () => store, error: new DOMException('Full.', 'QuotaExceededError') });
  };
  const database = { transaction, close: () => undefined };
  return { open: () => answered({ result: database }) } as unknown as IDBFactory;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', fullDevice());
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
  vi.stubGlobal('caches', { keys: async () => [] });
});

test('what a full device loses with its transaction is kept for this page', async () => {
  await keep('grant', 'until nine');
  await keepFrom('tickets', 0, ['a', 'b']);
  expect([await readKept('grant'), await readAllKept('tickets')]).toEqual(['until nine', ['a', 'b']]);
});

test('a wipe that the browser refused rejects, and is not reported as done', async () => {
  signInHere('ravi');
  rememberGateOf('zoo/ravi');
  const keys = await deviceKeys();
  await keep('list zoo/ravi 0000', {});
  const reported = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', reported);
  await expect(forgetDevice()).rejects.toThrow('Full.');
  expect(reported).not.toHaveBeenCalled();
  expect(await knownKeys()).toBe(keys);
});
