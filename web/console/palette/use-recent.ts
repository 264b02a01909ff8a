import { useSyncExternalStore } from 'react';
import { type KeptList, keptList } from '#web/console/platform/keeping/kept.ts';

/** Somebody went here by the palette: a screen, an offering, or a booking by its code, never by a person. */
export interface Visited {
  path: string;
  label: string;
}

const MOST = 5;
const lists = new Map<string, KeptList<Visited>>();

/** Answers where this account went lately on this device. */
function listOf(accountId: string): KeptList<Visited> {
  const list = lists.get(accountId) ?? keptList<Visited>(`palette:${accountId}`, MOST);
  lists.set(accountId, list);
  return list;
}

/** The places that this account went to by the palette, the last one first; and how one is added. */
export function useRecent(accountId: string): [readonly Visited[], (visited: Visited) => void] {
  const list = listOf(accountId);
  const all = useSyncExternalStore(list.subscribe, list.all);
  const add = (visited: Visited) => {
    list.remove(visited.path);
    list.put(visited.path, visited);
  };
  return [all.toReversed(), add];
}
