export type PostedTexts = Partial<Record<string, string>>;

/** The first of a repeated field counts. */
export function formOf(parsed: unknown): PostedTexts {
  if (parsed === null || typeof parsed !== 'object') return {};
  const entries = Object.entries(parsed).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
