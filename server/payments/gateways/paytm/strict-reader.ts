/** The values of a form by their names: texts only, none of them unusual. */
export type Fields = Readonly<Record<string, string>>;

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const MOST_FIELDS = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Reads a form strictly; null for anything unusual: a name twice, a value that is no text, control characters, or the
 * sign with which the checksum joins values, by which a genuine message could be cut differently. A filter, not a
 * proof: only the inquiry is one (docs/payments.md 1.1).
 */
export function readFields(form: unknown): Fields | null {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return null;
  const pairs = Object.entries(form);
  if (pairs.length === 0 || pairs.length > MOST_FIELDS) return null;
  const isPlain = ([name, value]: [string, unknown]) =>
    NAME.test(name) && typeof value === 'string' && !CONTROL_CHARACTER.test(value) && !value.includes('|');
  return pairs.every(isPlain) ? Object.fromEntries(pairs) : null;
}
