import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import { isSame, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { valueAt, withFields } from '#contract/kernel/wire/deep-fields.ts';
import { type Form, useForm } from '#web/console/kit/forms/form.tsx';
import { type FieldGroup, secretsOf } from '#web/console/kit/forms/form-fields.tsx';
import type { Newer } from '#web/console/kit/forms/form-state.ts';
import type { Crumb } from '#web/console/kit/parts/page.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from './record-dialog.tsx';
import { RecordFields, RecordOwnerContext } from './record-fields.tsx';

interface RecordFormOptions<R, V extends object, M extends z.ZodType> {
  record: R;
  /** Deleted while it was open: saving adds a new record. */
  gone?: boolean;
  records: {
    noun: string;
    add?: (cache: QueryClient, body: never, key: string) => Promise<unknown>;
    change: (cache: QueryClient, id: string, body: never) => Promise<unknown>;
  };
  groups: readonly FieldGroup<V>[];
  /** Fills in '' where the response omits empty fields, so that conflicts in them are found too. */
  inFull?: (record: NonNullable<R>) => NonNullable<R>;
  valuesOf: (record: R) => V;
  model: M;
  saved: (record: NonNullable<R>) => void;
}

const asAnswered = <R,>(record: R): R => record;

/**
 * A form that saves a record. A new one is sent whole; of an existing one only the changes, with their old values: a
 * conflict is shown instead of overwriting, and a second Save keeps mine (docs/decisions/0044). The form may stay open
 * after saving, and untouched fields follow the changes of others.
 */
export function useRecordForm<R extends { id: string } | null, V extends object, M extends z.ZodType>(
  options: RecordFormOptions<R, V, M>,
): Form<V> {
  const { record, gone = false, records, groups, inFull = asAnswered, valuesOf, model, saved } = options;
  const cache = useQueryClient();
  const owner = use(RecordOwnerContext);
  const secrets = secretsOf(groups);
  const whole = useMemo(() => record && inFull(record), [record, inFull]);
  // Own saves are remembered even if the refetch fails; they must not look like somebody else's change.
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
  // The last stored values that were seen: the answer that follows a save or an error may still be old.
  const seen = useRef(stored);
  useEffect(() => {
    if (form.busy || isSame(seen.current, stored)) return;
    seen.current = stored;
    if (!isSame(form.before, stored)) form.follow(stored);
  });
  return form;
}

/**
 * Body of a change: the fields that differ, and their old values in `was`. `seen` is the record as last seen, `opened`
 * the form's values of it. Responses omit `secrets`, so those are compared with `opened` and never sent in `was`.
 */
function changesToSend(checked: object, seen: object, opened: object, secrets: readonly string[]): object {
  const typed = Object.entries(opened).filter(([name]) => secrets.includes(name));
  const paths = pathsOfChanges(checked, { ...opened, ...seen, ...Object.fromEntries(typed) });
  const answered = paths.filter((path) => valueAt(seen, path) !== undefined && !secrets.includes(path));
  const draft = (checked as { published?: boolean }).published === false && { published: false };
  return { ...draft, ...withFields({}, checked, paths), was: withFields({}, seen, answered) };
}

/** The current record in a CHANGED_MEANWHILE error; null for other errors. */
function newerOf<V extends object>(error: Error, valuesOf: (now: object) => V): Newer<V> | null {
  if (!(error instanceof AppError && error.code === 'CHANGED_MEANWHILE' && error.details.now)) return null;
  const { now, data } = error.details;
  const at = data?.changedAt ? new Date(data.changedAt as string) : null;
  return { theirs: valuesOf(now), by: (data?.changedBy as string) ?? null, at };
}

/** What the page of a record gets; null: a new one. */
export interface OpenedRecord<R> {
  record: R | null;
  gone: boolean;
  list: string;
  trail: readonly Crumb[];
  added: (record: R) => void;
}

export interface RecordDialogProps<R> {
  record: R | null;
  close: () => void;
}

export interface RecordTexts extends Record<'add' | 'added' | 'updated', string> {
  /** Defaults to "Edit" and the record's name. */
  edit?: (name: string) => string;
}

interface RecordFormProps<R, V extends object, N extends z.ZodType, C extends z.ZodType> {
  records: RecordMutations<z.output<N>, z.output<C>>;
  record: R | null;
  name?: string | undefined;
  texts: RecordTexts;
  groups: readonly FieldGroup<V>[];
  valuesOf: (record: R | null) => V;
  model: N;
  updateModel?: C;
  close: () => void;
}

export function RecordForm<
  R extends { id: string; name?: string },
  V extends object,
  N extends z.ZodType,
  C extends z.ZodType = N,
>({ record, name = record?.name ?? '', texts, model, updateModel, close, ...fields }: RecordFormProps<R, V, N, C>) {
  const form = useRecordForm<R | null, V, N | C>({
    ...fields,
    record,
    model: (record && updateModel) ?? model,
    saved: () => {
      toasts.success(record ? texts.updated : texts.added);
      close();
    },
  });
  const title = record ? (texts.edit ?? uiTexts.editNamed)(name) : texts.add;
  return <FormDialog title={title} groups={fields.groups} form={form} close={close} />;
}

interface RecordOnPageProps<R, V extends object, M extends z.ZodType>
  extends Omit<RecordFormOptions<R, V, M>, 'saved'> {
  label: string;
  save: string;
  saved: string;
  children?: ReactNode;
}

/** A record's form in a page, with its Save below; `children` are above the fields. */
export function RecordOnPage<R extends { id: string }, V extends object, M extends z.ZodType>({
  label,
  save,
  saved,
  children,
  ...options
}: RecordOnPageProps<R, V, M>) {
  const form = useRecordForm({ ...options, saved: () => toasts.success(saved) });
  return (
    <form noValidate ref={form.ref} onSubmit={form.submit} className="stack" aria-label={label}>
      {children}
      {form.offer}
      <RecordFields form={form} groups={options.groups} />
      <div>
        <Button type="submit" variant="contained" color="secondary" busy={form.busy}>
          {save}
        </Button>
      </div>
    </form>
  );
}
