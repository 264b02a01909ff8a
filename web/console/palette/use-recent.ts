import { useSyncExternalStore } from 'react';
import { type KeptList, keptList } from '#web/shared/kept-list.ts';

/** A recent place: a screen, an offering, or a booking by its code, never by a person's name. */
export interface Visited {
  path: string;
  label: string;
}

const MOST = 5;
const lists = new Map<string, KeptList<Visited>>();

function listOf(accountId: string): KeptList<Visited> {
  const list = lists.get(accountId) ?? keptList<Visited>(`palette:${accountId}`, MOST);
  lists.set(accountId, list);
  return list;
}

export function useRecent(accountId: string): [readonly Visited[], (visited: Visited) => void] {
  const list = listOf(accountId);
  const all = useSyncExternalStore(list.subscribe, list.all);
  const add = (visited: Visited) => {
    list.remove(visited.path);
    list.put(visited.path, visited);
  };
  return [all.toReversed(), add];
}
