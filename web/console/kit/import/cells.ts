import { dayOf, parseLocalTime, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { listedMobiles, parseMobile } from '#contract/kernel/mobile.ts';
import { parseRupees } from '#contract/kernel/money.ts';
import { readTypedDay } from '#web/console/kit/dates/typed-day.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { cellTexts as texts } from './imports-words.ts';

/** A cell says this in the model, or this is wrong with it. */
export type ReadCell = { value: unknown } | { problem: string };

/** Reads the words of a cell that is not empty. */
export type Reader = (words: string) => ReadCell;

const plain = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');
const orProblem = (value: unknown, problem: string): ReadCell => (value === null ? { problem } : { value });

export const text: Reader = (words) => ({ value: words });

export const day: Reader = (words) => orProblem(readTypedDay(words, { today: dayOf(new Date()) }), texts.day);

/** "9:30", "9.30 am", "6 pm" as "09:30"; null where it is no time. */
function timeOf(words: string): string | null {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/.exec(plain(words));
  if (!found) return null;
  const [, hours = '', minutes = '00', half] = found;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half === undefined && found[2] === undefined)) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
export const time: Reader = (words) => orProblem(timeOf(words), texts.time);

/** A day and a time, in Kolkata. */
export const instant: Reader = (words) => {
  const split = /^(.*?\d)[,\s]+(?:at\s+)?(\d{1,2}(?:[:.]\d{2})?(?::\d{2})?\s*(?:[ap]\.?m\.?)?)$/i.exec(words.trim());
  const found = split && readTypedDay(split[1] ?? '', { today: dayOf(new Date()) });
  const clock = split && timeOf(split[2] ?? '');
  return orProblem(found && clock ? parseLocalTime(`${found}T${clock}`) : null, texts.instant);
};

/** Paise; ₹, Rs. and commas are taken away. */
export const rupees: Reader = (words) =>
  orProblem(parseRupees(words.replace(/^(?:₹|rs\.?|inr)\s*|,|\s|\/-$/gi, '')), texts.rupees);

/** Hundredths of a percent, or of a rupee. */
export const percentOrRupees: Reader = (words) => rupees(words.replace(/%\s*$/, ''));

export const whole: Reader = (words) => {
  const digits = words.replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? { value: Number(digits) } : { problem: texts.number };
};

const YES = ['yes', 'y', 'true', '1', 'on', 'active', '✓'];
const NO = ['no', 'n', 'false', '0', 'off', 'inactive', 'in active', '-', '–'];

export const yesNo: Reader = (words) => {
  const said = plain(words);
  if (YES.includes(said)) return { value: true };
  return NO.includes(said) ? { value: false } : { problem: texts.yesNo };
};

/** Ten digits, however they are grouped; what is no mobile number the model refuses in its own words. */
export const mobile: Reader = (words) => ({ value: parseMobile(words) ?? words });

export const mobiles: Reader = (words) => {
  const named = listedMobiles(words);
  const wrong = named.find((one) => parseMobile(one) === null);
  return wrong ? { problem: texts.mobile(wrong) } : { value: named };
};

/** Days of the week, by their names or their first letters, with commas between them. */
export const weekdays: Reader = (words) => {
  const named = words.split(/[,;/]/).map(plain).filter(Boolean);
  const found = named.map((name) => WEEKDAYS.find((day) => name.length > 2 && name.startsWith(day)));
  return found.every(Boolean) ? { value: found } : { problem: texts.weekdays };
};

/** Paise, of whole rupees alone. */
export const wholeRupees: Reader = (words) => {
  const found = rupees(words);
  return 'value' in found && Number(found.value) % 100 > 0 ? { problem: texts.wholeRupees } : found;
};

/** One of a few, by its name; of many the names are not listed. */
export const oneOf =
  (options: readonly Option[]): Reader =>
  (words) => {
    const found = options.filter(({ label, value }) => [plain(label), plain(value)].includes(plain(words)));
    if (found[0]) return { value: found[0].value };
    const few = options.length <= 6 && options.length > 0;
    return { problem: few ? texts.choice(options.map(({ label }) => label)) : texts.unknown(words) };
  };

/** The words as they stood before an export of ours guarded them against formulas. */
export const unguarded = (words: string): string => words.trim().replace(/^'(?=[=+\-@])/, '');
