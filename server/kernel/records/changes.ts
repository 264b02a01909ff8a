import { z } from 'zod';
import { wired } from '#contract/kernel/wire/wired.ts';
import { refusedBy } from '#server/kernel/http/parse.ts';

type Model = z.ZodObject<Record<string, z.ZodType>>;

/**
 * Checks each changed field by its own rules, and all by the rules between them. Throws INVALID_INPUT. A stored field
 * that breaks a newer rule does not block changes of others; `whole`: every field must fit, as when a draft is
 * published.
 */
export function withChanges<F extends object>(
  form: z.ZodType<F>,
  stored: object,
  changes: Partial<F>,
  { whole = false } = {},
): F {
  const model = wired(form).model as Model;
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const before = pick(stored, Object.keys(model.shape));
  const own = z.safeParse(z.looseObject(pick(model.shape, Object.keys(sent)) as z.ZodRawShape), sent);
  if (!own.success) throw refusedBy(form, own.error.issues, {});
  const after = { ...before, ...own.data };
  const known = new Set((whole ? [] : issuesOf(model, before)).map(keyOf));
  const broken = issuesOf(model, after).filter((issue) => !known.has(keyOf(issue)));
  if (broken.length > 0) throw refusedBy(form, broken, {});
  return after as F;
}

const pick = (from: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => (name in from ? [[name, (from as Record<string, unknown>)[name]] as const] : [])),
  );

const issuesOf = (model: Model, fields: object): z.core.$ZodIssue[] => z.safeParse(model, fields).error?.issues ?? [];

const keyOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} ${message}`;
