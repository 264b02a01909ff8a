import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import { isSame, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { valueAt, withFields } from '#contract/kernel/wire/deep-fields.ts';
import { type FieldGroup, secretsOf } from '#web/console/kit/forms/form-fields.tsx';
import type { Newer } from '#web/console/kit/forms/form-state.ts';
import { type Form, useForm } from '#web/console/kit/forms/use-form.ts';
import { RecordOwnerContext } from './record-owner.tsx';

interface RecordFormOptions<R, V extends object, M extends z.ZodType> {
  /** The record as it is stored now; it may change while somebody types. Null: nothing is yet. */
  record: R;
  /** It was deleted while it stood open: what stands in the form is added as a new one. */
  gone?: boolean;
  records: {
    noun: string;
    add?: (cache: QueryClient, body: never, key: string) => Promise<unknown>;
    change: (cache: QueryClient, id: string, body: never) => Promise<unknown>;
  };
  groups: readonly FieldGroup<V>[];
  /** Says '' where an answer leaves out what is empty, so that what a colleague wrote there meanwhile is compared as well. */
  inFull?: (record: NonNullable<R>) => NonNullable<R>;
  /** The form holds this of it. */
  valuesOf: (record: R) => V;
  model: M;
  /** The form holds what was saved. */
  saved: (record: NonNullable<R>) => void;
}

const asAnswered = <R>(record: R): R => record;

/**
 * A form that sends a record. A new one goes whole. Of one that is there goes what was changed, with what it was before:
 * what a colleague has changed meanwhile is not written over but told, and a second Save keeps mine (docs/decisions/0044).
 * It may stay open after it is saved, and follows what others store in the fields that nobody touched here.
 */
export function useRecordForm<R extends { id: string } | null, V extends object, M extends z.ZodType>(
  options: RecordFormOptions<R, V, M>,
): Form<V> {
  const { record, gone = false, records, groups, inFull = asAnswered, valuesOf, model, saved } = options;
  const cache = useQueryClient();
  const owner = use(RecordOwnerContext);
  const secrets = secretsOf(groups);
  const whole = useMemo(() => record && inFull(record), [record, inFull]);
  // The form knows its own saves also where asking again failed: they are nobody else's change.
  const known = useRef(whole);
  const learn = (now: unknown): V => {
    known.current = inFull({ ...known.current, ...(now as NonNullable<R>) });
    return valuesOf(known.current);
  };
  useEffect(() => {
    known.current = whole;
  }, [whole]);
  const id = gone ? null : (record?.id ?? null);
  const add = (checked: object, key: string) =>
    records.add?.(cache, { ...checked, ...owner?.extra } as never, key + (owner?.id ?? ''));
  const change = (of: string, checked: object) => {
    const body = changesToSend(checked, known.current ?? {}, valuesOf(known.current), secrets);
    return records.change(cache, of, body as never);
  };
  const stored = valuesOf(whole);
  const form = useForm({
    initial: stored,
    model,
    draft: { noun: records.noun, record: id },
    secrets,
    send: async (checked: z.output<M>, key) => {
      learn(await (id === null ? add(checked as object, key) : change(id, checked as object)));
    },
    done: () => {
      form.begin(valuesOf(known.current));
      saved(known.current as NonNullable<R>);
    },
    newer: (error) => newerOf(error, learn),
  });
  // The record as it was when somebody looked last: the one that comes after a save, or a refusal, may still be old.
  const seen = useRef(stored);
  useEffect(() => {
    if (form.busy || isSame(seen.current, stored)) return;
    seen.current = stored;
    if (!isSame(form.before, stored)) form.follow(stored);
  });
  return form;
}

/**
 * Picks what is sent of a changed record: the fields that differ, and in `was` what they were. Whoever changes it has `seen` it
 * so, and the form held `opened` of it; of `secrets` no answer says what is stored.
 */
function changesToSend(checked: object, seen: object, opened: object, secrets: readonly string[]): object {
  const typed = Object.entries(opened).filter(([name]) => secrets.includes(name));
  const paths = pathsOfChanges(checked, { ...opened, ...seen, ...Object.fromEntries(typed) });
  const answered = paths.filter((path) => valueAt(seen, path) !== undefined && !secrets.includes(path));
  // A draft says that it is one: then it may be incomplete.
  const draft = (checked as { published?: boolean }).published === false && { published: false };
  return { ...draft, ...withFields({}, checked, paths), was: withFields({}, seen, answered) };
}

/** The record as it is now, of a refusal that says that somebody else has changed it; null of any other. */
function newerOf<V extends object>(error: Error, valuesOf: (now: object) => V): Newer<V> | null {
  if (!(error instanceof AppError && error.code === 'CHANGED_MEANWHILE' && error.details.now)) return null;
  const { now, data } = error.details;
  const at = data?.changedAt ? new Date(data.changedAt as string) : null;
  return { theirs: valuesOf(now), by: (data?.changedBy as string) ?? null, at };
}
