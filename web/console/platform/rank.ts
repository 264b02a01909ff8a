const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Says how well a text answers what was typed: 0 where it begins so, 1 where each typed word begins one of its words, 2
 * where only further words (`also`) do; null where it does not. Marks above letters and letter case make no difference.
 */
export function rankOf(typed: string, text: string, also = ''): number | null {
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  const name = plain(text);
  if (asked.length > 0 && name.startsWith(asked.join(' '))) return 0;
  const beginsOne = (words: string) => (ask: string) => words.split(/[\s,()/–-]+/).some((word) => word.startsWith(ask));
  if (asked.every(beginsOne(name))) return 1;
  return asked.every(beginsOne(`${name} ${plain(also)}`)) ? 2 : null;
}

/** Those that answer what was typed, the best first, else in their own order. */
export const ranked = <T>(
  typed: string,
  all: readonly T[],
  wordsOf: (one: T) => readonly [text: string, also?: string],
) =>
  all
    .map((one) => ({ one, rank: rankOf(typed, ...wordsOf(one)) }))
    .filter((found): found is { one: T; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
