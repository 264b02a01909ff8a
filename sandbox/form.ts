/** A form or query string with one text per name. */
export type PostedTexts = Partial<Record<string, string>>;

/** Reads a parsed form body or query; of a repeated field the first counts. */
export function formOf(parsed: unknown): PostedTexts {
  if (parsed === null || typeof parsed !== 'object') return {};
  const entries = Object.entries(parsed).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
