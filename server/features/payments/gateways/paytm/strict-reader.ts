/** The values of a form by their names: texts all, none of them out of the ordinary. */
export type Fields = Readonly<Record<string, string>>;

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const MOST_FIELDS = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Reads a form strictly; null for anything out of the ordinary: a name twice, no text, control characters, or the sign
 * that the checksum joins values with, by which a genuine message could be cut anew. A filter, not a proof: only the
 * inquiry is one (docs/payments.md 1.1).
 */
export function readFields(form: unknown): Fields | null {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return null;
  const pairs = Object.entries(form);
  if (pairs.length === 0 || pairs.length > MOST_FIELDS) return null;
  const isPlain = ([name, value]: [string, unknown]) =>
    NAME.test(name) && typeof value === 'string' && !CONTROL_CHARACTER.test(value) && !value.includes('|');
  return pairs.every(isPlain) ? Object.fromEntries(pairs) : null;
}
