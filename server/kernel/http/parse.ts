import { z } from 'zod';
import { AppError, type FieldIssue, invalid } from '#contract/kernel/errors.ts';
import { issueText } from '#contract/kernel/plain-words.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import { fieldText, legacyField } from '#contract/kernel/wire/field-names.ts';
import { wired } from '#contract/kernel/wire/wired.ts';

/** Throws INVALID_INPUT in the words of the first wrong field, and lists all by the names that the caller used. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const unstorable = unstorableText(input);
  if (unstorable !== null) throw invalid(unstorable, text('calls.invisibleCharacters'));
  return parseAnyText(schema, input);
}

/** Deeper than any of our requests reaches: nothing reads deeper levels. */
const DEEPEST = 6;

/** The path ("fee.0.name") of a NUL or half a surrogate pair, which PostgreSQL cannot store; else null. */
function unstorableText(input: unknown, path: readonly string[] = []): string | null {
  if (typeof input === 'string') return input.includes('\0') || !input.isWellFormed() ? path.join('.') : null;
  if (typeof input !== 'object' || input === null || path.length >= DEEPEST) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = unstorableText(value, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

/** For calls that accept any text (Endpoint.anyText), even with characters that cannot be stored. */
export function parseAnyText<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = z.safeDecode(schema, input as z.input<T>);
  if (result.success) return result.data;
  throw refusedBy(schema, result.error.issues, input);
}

export function refusedBy(schema: z.ZodType, issues: readonly z.core.$ZodIssue[], input: unknown): AppError {
  const place = orderOf(schema);
  const named = issues
    .flatMap(unfolded)
    .flatMap((issue) => namesOf(schema, issue, input).map((field) => ({ issue, field })))
    .sort((one, other) => place(one.field) - place(other.field));
  const [first] = named;
  const message = first
    ? issueText(first.issue, first.field ? fieldText(first.field) : text('fields.request'))
    : text('calls.wrongFields');
  return new AppError('INVALID_INPUT', message, { issues: named.map(issueOf) });
}

/** Position of a field in the form, which is the product's order of messages; unknown ones last. */
function orderOf(schema: z.ZodType): (field: string) => number {
  const { names } = wired(schema);
  const fields = names.map(([, clean]) => clean);
  return (field) => {
    const [legacy = ''] = field.split(/[.[]/);
    const pair = names.find(([name]) => name === legacy);
    return pair ? fields.indexOf(pair[1]) : fields.length;
  };
}

/** Lists each problem within a field that may be left empty: "excutiveOfficerMobile in row 1 of counterList". */
function unfolded(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const within = issue.errors.find((choice) => choice.some(({ path }) => path.length > 0));
  return within?.flatMap((one) => unfolded({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
}

function namesOf(schema: z.ZodType, issue: z.core.$ZodIssue, input: unknown): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.length > 0 ? legacyField(schema, path.join('.'), input) : ''];
}

const issueOf = ({ issue, field }: { issue: z.core.$ZodIssue; field: string }): FieldIssue<Wording> => ({
  field,
  message: issueText(issue),
});
