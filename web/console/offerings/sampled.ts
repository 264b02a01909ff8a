import { z } from 'zod';

/** Validates while typing, with invalid or empty fields taken from the sample; null if it is still invalid. */
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

/** The draft's model while `wanted` is false, else the full one; the result's `published` says which. */
export const eitherModel = <W extends z.ZodType>(
  whole: W,
  draft: z.ZodType,
  wanted: { readonly current: boolean | undefined },
): W =>
  z.unknown().transform((values, context) => {
    const published = wanted.current;
    const checked = (published === false ? draft : whole).safeParse({ ...(values as object), published });
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) context.addIssue({ ...issue, input: values } as z.core.$ZodRawIssue);
    return z.NEVER;
  }) as unknown as W;
