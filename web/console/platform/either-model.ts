import { z } from 'zod';

/** The model of a form that may be saved as a draft: the draft's where `wanted` is false, else the whole one. What is checked says which. */
export const eitherModel = <W extends z.ZodType>(
  whole: W,
  draft: z.ZodType,
  wanted: { readonly current: boolean | undefined },
): W =>
  z.unknown().transform((values, context) => {
    const published = wanted.current;
    const checked = (published === false ? draft : whole).safeParse({ ...(values as object), published });
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }) as unknown as W;
