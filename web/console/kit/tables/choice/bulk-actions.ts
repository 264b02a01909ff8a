import type { LucideIcon } from 'lucide-react';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { AppError } from '#contract/kernel/errors.ts';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { manyTexts as texts } from '#web/console/kit/tables/many-words.ts';
import type { ManyOutcome } from '#web/console/platform/one-by-one.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';

export interface Many<R> {
  count: (count: number) => string;
  records?: Pick<RecordMutations<never>, 'each' | 'refresh'>;
  inUse?: (row: R) => boolean;
  /** What else can be done with rows of this noun, before a deletion. */
  deeds?: readonly Deed<R>[];
  /** Sentences on the consequences of deletion; absent: no bulk deletion. */
  gone?: string;
}

export interface DeedWords {
  word: string;
  doing: string;
  done: (count: string) => string;
  /** "3 of 20 could not be …" */
  verb: string;
}

export interface DeedQuestion<R> {
  rows: readonly R[];
  count: string;
  start: (deed: Deed<R>) => void;
  close: () => void;
}

export interface Deed<R> extends DeedWords {
  id: string;
  icon: LucideIcon;
  applies: (row: R) => boolean;
  /** One call for each row, or one for all. */
  act: { each: (row: R) => Promise<unknown> } | { all: (rows: readonly R[]) => Promise<ManyOutcome<R>> };
  /** Gets the rows as they were before. */
  undo?: Deed<R>;
  /** Asks before it starts. */
  ask?: (question: DeedQuestion<R>) => ReactNode;
}

/** NOT_FOUND counts as success: somebody else has deleted it already. */
const unlessGone = (error: AppError): void => {
  if (error.code !== 'NOT_FOUND') throw error;
};

export const REMOVE = 'remove';

export function deedsOf<R extends Identified>({ records, inUse, deeds = [], gone }: Many<R>): readonly Deed<R>[] {
  if (!records) return [];
  const { each } = records;
  const isOn = inUse ?? (() => false);
  const activate: Deed<R> = {
    id: 'activate',
    icon: Power,
    ...texts.activate,
    applies: (row) => !isOn(row),
    act: { each: ({ id }) => each.change(id, { active: true }) },
  };
  const deactivate: Deed<R> = {
    id: 'deactivate',
    icon: PowerOff,
    ...texts.deactivate,
    applies: isOn,
    act: { each: ({ id }) => each.change(id, { active: false }) },
    undo: activate,
  };
  const remove: Deed<R> = {
    id: REMOVE,
    icon: Trash2,
    ...texts.remove,
    applies: () => true,
    act: { each: ({ id }) => each.remove(id).catch(unlessGone) },
  };
  return [...(inUse ? [activate, deactivate] : []), ...deeds, ...(gone === undefined ? [] : [remove])];
}
