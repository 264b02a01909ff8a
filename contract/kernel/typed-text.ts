/** Zero-width joiners: between letters of an Indian script they change how a word looks. */
const JOINERS = '\u200c\u200d';

const INVISIBLE = new RegExp(`(?![\\n\\t\\r${JOINERS}])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]`, 'gu');

/** A joiner that does not follow a letter or its vowel sign, or ends a word. */
const IDLE_JOINERS = new RegExp(`(?<![\\p{L}\\p{M}])[${JOINERS}]+|[${JOINERS}]+(?![\\p{L}\\p{M}])`, 'gu');

/** Text without signs that nobody sees: controls, direction marks, byte order marks, idle joiners. Line breaks and tabs stay. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(IDLE_JOINERS, '');

/** The digits of any script as 0 to 9. Unicode keeps the ten of a script in a row, and rows may touch. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
