import { useSyncExternalStore } from 'react';
import type { KeptList } from '#web/shared/kept-list.ts';

export const useKept = <T>(list: KeptList<T>): readonly T[] => useSyncExternalStore(list.subscribe, list.all);
