/** Zero-width joiners: between letters of an Indian script they change the look of a word. */
const JOINERS = '\u200c\u200d';

const INVISIBLE = new RegExp(`(?![\\n\\t\\r${JOINERS}])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]`, 'gu');

/** A joiner that does not follow a letter or its vowel sign, or ends a word. */
const IDLE_JOINERS = new RegExp(`(?<![\\p{L}\\p{M}])[${JOINERS}]+|[${JOINERS}]+(?![\\p{L}\\p{M}])`, 'gu');

/** Removes controls, direction marks, byte order marks and idle joiners. Line breaks and tabs stay. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(IDLE_JOINERS, '');

/** Stored form of text: NFC, trimmed, without invisible characters. */
export const storedText = (typed: string): string => withoutInvisible(typed.normalize('NFC')).trim();

/** For searches: without case, joiners and accents of Latin letters, and with one kind of apostrophe. */
export const foldedText = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .replace(/[\u2018\u2019\u02bc\uff07`\u00b4]/g, "'")
    .toLowerCase();

/** The digits of any script as 0 to 9. Unicode keeps the ten of a script in a row, and rows may touch. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
