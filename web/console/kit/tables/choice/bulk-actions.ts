import type { LucideIcon } from 'lucide-react';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { AppError } from '#contract/kernel/errors.ts';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { manyTexts as texts } from '#web/console/kit/tables/many-words.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';

export interface Many<R> {
  count: (count: number) => string;
  records?: Pick<RecordMutations<never>, 'each' | 'refresh'>;
  inUse?: (row: R) => boolean;
  /** Sentences on the consequences of deletion; absent: no bulk deletion. */
  gone?: string;
}

export interface Deed<R> {
  id: 'activate' | 'deactivate' | 'remove';
  icon: LucideIcon;
  doing: string;
  done: (count: string) => string;
  applies: (row: R) => boolean;
  act: (row: R) => Promise<unknown>;
  undo?: Deed<R>;
}

/** NOT_FOUND counts as success: somebody else has deleted it already. */
const unlessGone = (error: AppError): void => {
  if (error.code !== 'NOT_FOUND') throw error;
};

export function deedsOf<R extends Identified>({ records, inUse, gone }: Many<R>): Deed<R>[] {
  if (!records) return [];
  const { each } = records;
  const isOn = inUse ?? (() => false);
  const activate: Deed<R> = {
    id: 'activate',
    icon: Power,
    doing: texts.activating,
    done: texts.activated,
    applies: (row) => !isOn(row),
    act: ({ id }) => each.change(id, { active: true }),
  };
  const deactivate: Deed<R> = {
    id: 'deactivate',
    icon: PowerOff,
    doing: texts.deactivating,
    done: texts.deactivated,
    applies: isOn,
    act: ({ id }) => each.change(id, { active: false }),
    undo: activate,
  };
  const remove: Deed<R> = {
    id: 'remove',
    icon: Trash2,
    doing: texts.removing,
    done: texts.removed,
    applies: () => true,
    act: ({ id }) => each.remove(id).catch(unlessGone),
  };
  return [...(inUse ? [activate, deactivate] : []), ...(gone === undefined ? [] : [remove])];
}
