import { useSyncExternalStore } from 'react';
import { currentAccount } from '#web/console/platform/session.ts';
import { type KeptList, keptList } from '#web/shared/kept-list.ts';
import { deviceStore } from '#web/shared/storage.ts';

/** Storage of the signed-in account on this phone, since several inspectors may share one. */

export interface AccountList<T> extends KeptList<T> {
  /** Entries of all other accounts on this phone. */
  ofOthers(): readonly T[];
}

/** Entries are named `NAME:ORGANISATION/ACCOUNT:ID`. Beyond `limit` the oldest are dropped. */
export function accountList<T>(name: string, limit?: number): AccountList<T> {
  const lists = new Map<string, KeptList<T>>();
  const listOf = (account: string): KeptList<T> => {
    const list = lists.get(account) ?? keptList<T>(`${name}:${account}`, limit);
    lists.set(account, list);
    return list;
  };
  const own = (): KeptList<T> => listOf(currentAccount());
  const others = (): string[] => {
    const accounts = new Set(deviceStore.keys(`${name}:`).map((key) => key.split(':')[1] ?? ''));
    return [...accounts].filter((account) => account !== currentAccount());
  };
  return {
    all: () => own().all(),
    get: (id) => own().get(id),
    put: (id, entry) => own().put(id, entry),
    remove: (id) => own().remove(id),
    subscribe: (changed) => own().subscribe(changed),
    ofOthers: () => others().flatMap((account) => listOf(account).all()),
  };
}

export const useKept = <T>(list: KeptList<T>): readonly T[] => useSyncExternalStore(list.subscribe, list.all);

export const accountValue = (name: string) => ({
  read: (): string => deviceStore.get(`${name}:${currentAccount()}`) ?? '',
  keep: (value: string): unknown => deviceStore.set(`${name}:${currentAccount()}`, value),
});
