import { z } from 'zod';
import type { TextKey } from '#words/keys.ts';
import { pageModel } from './endpoint.ts';
import { cleanField } from './wire/field-names.ts';
import { LEGACY_ORGANISATION } from './wire/wire.ts';
import { wired } from './wire/wired.ts';

export interface Criterion {
  field: string;
  value: unknown;
}

/** PostgreSQL's largest int, the limit of all our numbers (paise, counts, minutes). */
const MOST = 2_147_483_647;

function numberProblem(value: unknown): TextKey | null {
  if (typeof value !== 'number') return null;
  if (!Number.isInteger(value)) return 'fields.wholeNumber';
  return Math.abs(value) > MOST ? 'fields.smallerNumber' : null;
}

const unknownField = ({ code }: z.core.$ZodRawIssue): TextKey | undefined =>
  code === 'unrecognized_keys' ? 'fields.unknownCriteria' : undefined;

function comparable(answer: z.ZodType): Record<string, z.ZodType> {
  const { names, within } = wired(answer);
  return Object.fromEntries(
    names.map(([legacy]) => [
      legacy,
      wired(wired(within(legacy) as z.ZodType).filled)
        .strict(unknownField)
        .nullish(),
    ]),
  );
}

/**
 * Body of a find call (docs/behaviour.md 1.4): any fields of the noun in the form of its answers. Unknown fields and
 * impossible values are refused by name. `profileRegistrationId` selects the organisation, null all that the caller may
 * see.
 */
export const criteriaBody = (answer: z.ZodType) =>
  z.codec(
    z
      .strictObject(
        { ...comparable(answer), [LEGACY_ORGANISATION]: z.string().nullish(), ...pageModel.shape },
        { error: unknownField },
      )
      .superRefine((fields, context) => {
        for (const [name, value] of Object.entries(fields)) {
          const message = numberProblem(value);
          if (message) context.addIssue({ code: 'custom', path: [name], message });
        }
      }),
    pageModel.extend({ criteria: z.custom<Criterion[]>() }),
    {
      decode: ({ page, limit, [LEGACY_ORGANISATION]: _, ...fields }) => ({
        ...({ page, limit } as z.input<typeof pageModel>),
        criteria: Object.entries(fields).flatMap(([name, value]) =>
          value === undefined ? [] : [{ field: cleanField(answer, name), value }],
        ),
      }),
      encode: () => ({}),
    },
  );
