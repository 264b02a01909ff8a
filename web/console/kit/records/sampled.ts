import type { z } from 'zod';

/** Checks a form as it is typed: what is wrong or empty stands as in the sample; null where that does not help. */
export function sampled<V extends object, M extends z.ZodType>(
  model: M,
  values: V,
  sample: Partial<V>,
): z.output<M> | null {
  const checked = model.safeParse(values);
  if (checked.success) return checked.data;
  const wrong = new Set(checked.error.issues.map(({ path }) => String(path[0])));
  const instead = Object.fromEntries(Object.entries(sample).filter(([name]) => wrong.has(name)));
  return model.safeParse({ ...values, ...instead }).data ?? null;
}
