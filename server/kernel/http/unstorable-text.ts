/** Deeper than any of our requests reaches: nothing reads what lies below. */
const DEEPEST = 6;

/**
 * Finds text in a request that PostgreSQL cannot store: a NUL character, or half of a surrogate pair. Answers the path
 * of its field ("fee.0.name"); null when there is none.
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
