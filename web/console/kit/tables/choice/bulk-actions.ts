import type { LucideIcon } from 'lucide-react';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { AppError } from '#contract/kernel/errors.ts';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { manyTexts as texts } from '#web/console/kit/tables/many-words.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';

/** These can be done with several records of a screen at once, beside exporting them. */
export interface Many<R> {
  /** "1 coupon", "3 coupons". */
  count: (count: number) => string;
  /** Absent: they are only exported. */
  records?: Pick<RecordMutations<never>, 'each' | 'refresh'>;
  /** Says whether a row is in use; absent: rows are not switched on and off. */
  inUse?: (row: R) => boolean;
  /** The sentence, or more, says what follows when they are removed; absent: they are not removed. */
  gone?: string;
}

/** Something that is done with many rows, one after the other. */
export interface Deed<R> {
  id: 'activate' | 'deactivate' | 'remove';
  icon: LucideIcon;
  /** This is said while it goes on. */
  doing: string;
  /** This is said when all is done, of how many. */
  done: (count: string) => string;
  /** Says whether there is something to do with a row. */
  applies: (row: R) => boolean;
  act: (row: R) => Promise<unknown>;
  /** This deed takes it back. */
  undo?: Deed<R>;
}

/** Somebody may have removed it already: then who removes it has what they wanted. */
const unlessGone = (error: AppError): void => {
  if (error.code !== 'NOT_FOUND') throw error;
};

/** The deeds of a screen, in the order of their buttons. */
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
