import { withFields } from '#contract/kernel/deep-fields.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { pathsOfChanges } from '#contract/kernel/same-value.ts';
import type { Newer } from '#web/console/kit/forms/form-state.ts';

interface Known {
  /** The record as its editor has seen it. */
  record: object;
  /** The form held this of it. */
  opened: object;
  /** Fields of which no answer says what is stored: see `secretsOf`. */
  secrets: readonly string[];
}

/** Picks what is sent of a changed record: the fields that differ, and in `was` what they were (docs/decisions/0044). */
export function changesToSend(checked: object, { record, opened, secrets }: Known): object {
  const paths = pathsOfChanges(checked, { ...opened, ...record, ...pick(opened, secrets) });
  const answered = paths.filter((path) => {
    const [name = ''] = path.split('.');
    return name in record && !secrets.includes(name);
  });
  // A draft says that it is one: then it may be incomplete.
  const draft = (checked as { published?: boolean }).published === false && { published: false };
  return { ...draft, ...withFields({}, checked, paths), was: withFields({}, record, answered) };
}

/** The record as it is now, of a refusal that says that somebody else has changed it; null of any other. */
export function newerOf<V extends object>(error: Error, valuesOf: (now: object) => V): Newer<V> | null {
  if (!(error instanceof AppError && error.code === 'CHANGED_MEANWHILE' && error.details.now)) return null;
  const { now, data } = error.details;
  const at = data?.changedAt ? new Date(data.changedAt as string) : null;
  return { theirs: valuesOf(now), by: (data?.changedBy as string) ?? null, at };
}

/** Picks from a record the fields that are named. */
export const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
