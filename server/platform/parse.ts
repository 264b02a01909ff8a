import { z } from 'zod';
import { AppError, type FieldIssue, invalid } from '#contract/errors.ts';
import { legacyField } from '#contract/wire.ts';
import { unstorableText } from '#server/platform/unstorable-text.ts';

/** Legacy JSON into the clean model; throws INVALID_INPUT with the words of the first wrong field and all fields by name. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const unstorable = unstorableText(input);
  if (unstorable !== null) throw invalid(unstorable, 'Please remove the invisible characters');
  const result = z.safeDecode(schema, input as z.input<T>);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => issueOf(schema, issue));
  throw new AppError('INVALID_INPUT', issues[0]?.message ?? 'Please check what was entered.', { issues });
}

const issueOf = (schema: z.ZodType, issue: z.core.$ZodIssue): FieldIssue => ({
  field: legacyField(schema, pathOf(issue).join('.')),
  message: wordsFor(issue),
});

/** Of a field that nobody knows the schema tells only where it stands. */
const pathOf = (issue: z.core.$ZodIssue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] as string] : issue.path;

/** Rules carry their own words; what a schema says of types alone is put plainly. */
function wordsFor(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.') || 'The request';
  return issue.message.startsWith('Invalid input') ? `${field} is missing or not of the right form` : issue.message;
}
