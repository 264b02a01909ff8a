/** Deeper than any request of ours reaches: what lies below is read by nobody. */
const DEEPEST = 6;

/**
 * Where a request holds text that PostgreSQL cannot keep: a NUL character, or half of a surrogate pair. The path of its
 * field ("fee.0.name"); null when there is none.
 */
export function unstorableText(input: unknown, path: readonly string[] = []): string | null {
  if (typeof input === 'string') return input.includes('\0') || !input.isWellFormed() ? path.join('.') : null;
  if (typeof input !== 'object' || input === null || path.length >= DEEPEST) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = unstorableText(value, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
