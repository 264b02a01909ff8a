import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { type FieldGroup, secretsOf } from '#web/console/kit/forms/form-fields.tsx';
import type { DraftPlace } from '#web/console/platform/drafts.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { changesToSend, newerOf, pick } from './record-changes.ts';

interface SavingOptions<V extends object, N extends z.ZodType, C extends z.ZodType> {
  records: RecordMutations<z.output<N>, z.output<C>>;
  /** The record to change, as the server answered it; null: a new one is added. */
  record: { id: string } | null;
  model: N;
  /** A change has its own model where other rules hold than for a new record. */
  updateModel?: C;
  groups: readonly FieldGroup<V>[];
  initial: V;
  /** A record as the form holds it, where that is not its own fields. */
  valuesOf?: (record: never) => V;
}

/**
 * Saves the record of a dialog, for `useKeptForm`. A new one is sent whole. Of one that is there goes what was changed,
 * with what it was before: what a colleague has changed meanwhile is not written over but told, and a second Save keeps
 * mine (docs/decisions/0044).
 */
export function useRecordSaving<V extends object, N extends z.ZodType, C extends z.ZodType = N>(
  options: SavingOptions<V, N, C>,
) {
  const { records, record, model, updateModel = model, groups, initial, valuesOf } = options;
  const cache = useQueryClient();
  // The record as this form knows it: as it was when it opened, also where a list was fetched again since.
  const known = useRef<object | null>(record);
  const secrets = secretsOf(groups);
  const change = async (id: string, checked: object) => {
    const body = changesToSend(checked, { record: known.current ?? {}, opened: initial, secrets });
    known.current = { ...known.current, ...((await records.change(cache, id, body as z.output<C>)) as object) };
  };
  const send = (checked: object, key: string): Promise<unknown> =>
    record === null ? records.add(cache, checked as z.output<N>, key) : change(record.id, checked);
  const newer = (error: Error) =>
    newerOf(error, (now) => {
      known.current = { ...known.current, ...now };
      return valuesOf
        ? valuesOf(known.current as never)
        : { ...initial, ...pick(known.current, Object.keys(initial)), ...pick(initial, secrets) };
    });
  const draft: DraftPlace = { noun: records.noun, record: record?.id ?? null };
  return { model: (record === null ? model : updateModel) as N | C, send, newer, draft, secrets };
}
