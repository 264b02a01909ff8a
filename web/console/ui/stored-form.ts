import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { isSame } from '#contract/same-value.ts';
import type { DraftPlace } from '#web/console/platform/drafts.ts';
import { followChanges } from './follow-changes.ts';
import { type KeptForm, useKeptForm } from './kept-form.tsx';

interface StoredFormOptions<R, V extends object, M extends z.ZodType> {
  /** What is stored now; it may change while somebody types. Null: nothing yet. */
  record: R;
  /** What the form holds of it. */
  valuesOf: (record: R) => V;
  model: M;
  draft: DraftPlace;
  secrets: readonly string[];
  /** Saves what was checked, and answers what is stored from then on. */
  save: (checked: z.output<M>, key: string) => Promise<NonNullable<R>>;
  /** The form holds what was saved. */
  saved: (record: NonNullable<R>) => void;
}

/** Fields that were changed elsewhere while the form stood open. */
export interface Elsewhere<V> {
  followed: readonly (keyof V & string)[];
  disputed: readonly (keyof V & string)[];
}

interface StoredForm<V extends object> extends KeptForm<V> {
  elsewhere: Elsewhere<V>;
  /** Gives up what was typed in disputed fields. */
  takeStored: () => void;
}

const NOTHING = { followed: [], disputed: [] };

/**
 * A form over a record that stays open after it is saved, and of which nothing is lost. It follows what others store
 * meanwhile in the fields that nobody touched here.
 */
export function useStoredForm<R, V extends object, M extends z.ZodType>(
  options: StoredFormOptions<R, V, M>,
): StoredForm<V> {
  const { record, valuesOf, model, draft, secrets, save, saved } = options;
  const stored = valuesOf(record);
  const [elsewhere, tell] = useState<Elsewhere<V>>(NOTHING);
  const answer = useRef<NonNullable<R> | null>(null);
  const send = async (checked: z.output<M>, key: string) => {
    answer.current = await save(checked, key);
  };
  const done = () => {
    const kept = answer.current as NonNullable<R>;
    form.begin(valuesOf(kept));
    tell(NOTHING);
    saved(kept);
  };
  const kept = useKeptForm({ initial: stored, model, send, done, draft, secrets });
  const { form } = kept;
  const isBehind = !form.busy && !isSame(form.before, stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something else is stored.
  useEffect(() => {
    if (!isBehind) return;
    const { values, followed, disputed } = followChanges(form.before, form.values, stored);
    for (const name of followed) form.set(name, values[name]);
    form.storedAs(stored);
    if (followed.length + disputed.length > 0) tell({ followed, disputed });
  }, [isBehind]);
  const takeStored = () => {
    for (const name of elsewhere.disputed) form.set(name, form.before[name]);
    tell(NOTHING);
  };
  return { ...kept, elsewhere, takeStored };
}
