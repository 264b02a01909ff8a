import { z } from 'zod';

/** The model of a form that may be saved as a draft: of `published: false` the draft's, of anything else the whole one. */
export const eitherModel = <W extends z.ZodType>(whole: W, draft: z.ZodType): W =>
  z.unknown().transform((values, context) => {
    const isDraft = (values as { published?: boolean }).published === false;
    const checked = (isDraft ? draft : whole).safeParse(values);
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }) as unknown as W;
