/** Deeper than any of our requests reaches: nothing reads deeper levels. */
const DEEPEST = 6;

/** The path ("fee.0.name") of a NUL or half a surrogate pair, which PostgreSQL cannot store; else null. */
export function unstorableText(input: unknown, path: readonly string[] = []): string | null {
  if (typeof input === 'string') return input.includes('\0') || !input.isWellFormed() ? path.join('.') : null;
  if (typeof input !== 'object' || input === null || path.length >= DEEPEST) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = unstorableText(value, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
