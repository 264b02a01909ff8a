import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { isSame } from '#contract/kernel/same-value.ts';
import { newerOf } from '#web/console/kit/records/record-changes.ts';
import type { DraftPlace } from '#web/console/platform/drafts.ts';
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

/**
 * A form over a record that stays open after it is saved, and of which nothing is lost. It follows what others store
 * meanwhile in the fields that nobody touched here.
 */
export function useStoredForm<R, V extends object, M extends z.ZodType>(
  options: StoredFormOptions<R, V, M>,
): KeptForm<V> {
  const { record, valuesOf, model, draft, secrets, save, saved } = options;
  const stored = valuesOf(record);
  const answer = useRef<NonNullable<R> | null>(null);
  const send = async (checked: z.output<M>, key: string) => {
    answer.current = await save(checked, key);
  };
  const done = () => {
    const kept = answer.current as NonNullable<R>;
    form.begin(valuesOf(kept));
    saved(kept);
  };
  const newer = (error: Error) => newerOf(error, (now) => valuesOf({ ...record, ...now } as R));
  const kept = useKeptForm({ initial: stored, model, send, done, draft, newer, secrets });
  const { form } = kept;
  // What was stored when somebody looked last: the record that comes after a save, or a refusal, may still be the old one.
  const seen = useRef(stored);
  useEffect(() => {
    if (form.busy || isSame(seen.current, stored)) return;
    seen.current = stored;
    if (!isSame(form.before, stored)) form.follow(stored);
  });
  return kept;
}
