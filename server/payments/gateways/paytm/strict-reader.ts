export type Fields = Readonly<Record<string, string>>;

/** Ids of orders and refunds that Paytm takes. */
export const REFERENCE = /^[A-Za-z0-9_-]{1,50}$/;

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const MOST_FIELDS = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

/** Null for anything unusual, such as `|`, which joins values in the checksum (docs/payments.md 1.1). */
export function readFields(form: unknown): Fields | null {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return null;
  const pairs = Object.entries(form);
  if (pairs.length === 0 || pairs.length > MOST_FIELDS) return null;
  const isPlain = ([name, value]: [string, unknown]) =>
    NAME.test(name) && typeof value === 'string' && !CONTROL_CHARACTER.test(value) && !value.includes('|');
  return pairs.every(isPlain) ? Object.fromEntries(pairs) : null;
}
