import { parseCount, plainNumber } from '#contract/kernel/counts.ts';
import { parseClock } from '#contract/kernel/dates/clock.ts';
import { dayOf, parseLocalTime } from '#contract/kernel/dates/dates.ts';
import { parseWeekdays } from '#contract/kernel/dates/weekdays.ts';
import { listedMobiles, parseMobile } from '#contract/kernel/mobile.ts';
import { parseRupees } from '#contract/kernel/money.ts';
import { readTypedDay } from '#web/console/kit/dates/typed-day.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { cellTexts as texts } from './cell-words.ts';

export type ReadCell = { value: unknown } | { problem: string };

export type Reader = (words: string, row?: Readonly<Record<string, string>>) => ReadCell;

const plain = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');
const orProblem = (value: unknown, problem: string): ReadCell => (value === null ? { problem } : { value });

export const text: Reader = (words) => ({ value: words });

export const day: Reader = (words) => orProblem(readTypedDay(words, { today: dayOf(new Date()) }), texts.day);

export const time: Reader = (words) => orProblem(parseClock(words), texts.time);

/** In IST. */
export const instant: Reader = (words) => {
  const [, date = '', clockWords = ''] =
    /^(.*?\p{Nd})[,\s]+(?:at\s+)?(\p{Nd}{1,2}(?:[:.]\p{Nd}{2}){0,2}\s*(?:[ap]\.?m\.?|noon|midnight)?)$/iu.exec(
      words.trim(),
    ) ?? [];
  const found = readTypedDay(date, { today: dayOf(new Date()) });
  const clock = parseClock(clockWords);
  return orProblem(found && clock ? parseLocalTime(`${found}T${clock}`) : null, texts.instant);
};

/** In paise. */
export const rupees: Reader = (words) => orProblem(parseRupees(words), texts.rupees);

/** In hundredths of a percent. */
export const percent: Reader = (words) => {
  const number = plainNumber(words).replace(/\s*%$/, '');
  return orProblem(/^[\d.]+$/.test(number) ? parseRupees(number) : null, texts.percent);
};

export const whole: Reader = (words) => orProblem(parseCount(words), texts.number);

const YES = ['yes', 'y', 'true', '1', 'on', 'active', '✓'];
const NO = ['no', 'n', 'false', '0', 'off', 'inactive', 'in active', '-', '–'];

export const yesNo: Reader = (words) => {
  const said = plain(words);
  if (YES.includes(said)) return { value: true };
  return NO.includes(said) ? { value: false } : { problem: texts.yesNo };
};

/** Ten digits in any grouping; invalid numbers are passed on for the model to refuse. */
export const mobile: Reader = (words) => ({ value: parseMobile(words) ?? words });

export const mobiles: Reader = (words) => {
  const named = listedMobiles(words);
  const wrong = named.find((one) => parseMobile(one) === null);
  return wrong ? { problem: texts.mobile(wrong) } : { value: named };
};

export const weekdays: Reader = (words) => orProblem(parseWeekdays(words), texts.weekdays);

/** In paise; refuses fractions of a rupee. */
export const wholeRupees: Reader = (words) => {
  const found = rupees(words);
  return 'value' in found && Number(found.value) % 100 > 0 ? { problem: texts.wholeRupees } : found;
};

/** One of the options by its label. The error lists them only if they are few. */
export const oneOf =
  (options: readonly Option[]): Reader =>
  (words) => {
    const found = options.filter(({ label, value }) => [plain(label), plain(value)].includes(plain(words)));
    if (found[0]) return { value: found[0].value };
    const few = options.length <= 6 && options.length > 0;
    return { problem: few ? texts.choice(options.map(({ label }) => label)) : texts.unknown(words) };
  };

export const isFormulaError = (words: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i.test(words);

/** Removes the apostrophe that our own exports add against formulas. */
export const unguarded = (words: string): string => words.trim().replace(/^'(?='*[=+\-@\t\r])/, '');
