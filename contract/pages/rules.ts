import { CATEGORIES } from '#contract/fees/rules.ts';
import { withWords } from '#contract/kernel/dates/calendar.ts';
import { addDays, formatDay, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type TextsOfRecords, withOwnTexts } from '#contract/translations/rules.ts';
import type { PageContent } from './model.ts';
import { TOLD as hi, type ToldWords } from './words.hi.ts';
import { TOLD as te } from './words.te.ts';
import { TOLD as english } from './words.ts';

/**
 * The server writes every text in English. For a page in another language the text is matched against the sentences of
 * words.ts and replaced by the same sentence of that language's words file.
 */

const WORDS: Record<Exclude<Language, 'en'>, ToldWords> = { hi, te };

/** Placeholders for parameters; no sentence contains these characters. */
const [A, B] = ['\uE000', '\uE001'];
const [WHEN, UNTIL, KIND, SPAN, HOURS, ITEMS] = ['\uE002', '\uE003', '\uE004', '\uE005', '\uE006', '\uE007'];
const VISIT = '\uE008';
const [N, M] = [7777, 77];
const DAY = '2999-12-31';
const [PAISE, RUPEES] = [777_700, '₹7,777'];

const DAYS = `(${WEEKDAYS.map((day) => formatDay(addDays('2023-01-01', WEEKDAYS.indexOf(day))).slice(0, 3)).join('|')}), (\\d{1,2}) ([A-Z][a-z]{2}) (\\d{4})`;
const CLOCK = '(\\d{1,2}):(\\d{2}) ([ap]m)';
const bare = (pattern: string): string => pattern.replace(/\((?!\?)/g, '(?:');
const MOMENT = bare(`((?:${DAYS}(?:, ${CLOCK})?|${CLOCK}))`).replace('(?:', '(');

const FROM_TO = `(${bare(MOMENT)} to ${bare(MOMENT)})`;
const DAY_AND_SLOT = bare(`(${DAYS}(?:, ${CLOCK} to ${CLOCK})?)`).replace('(?:', '(');

/** Pattern of each placeholder; longest placeholders first. */
const PLACES: readonly (readonly [mark: string, pattern: string])[] = [
  [formatDay(DAY), `(${bare(DAYS)})`],
  [RUPEES, '(₹[\\d,.]+)'],
  [String(N), '(\\d+)'],
  [String(M), '(\\d+)'],
  [A, '(.+)'],
  [B, '(.+)'],
  [WHEN, MOMENT],
  [UNTIL, MOMENT],
  [SPAN, FROM_TO],
  [VISIT, DAY_AND_SLOT],
  [HOURS, FROM_TO],
  [ITEMS, '([^.]+)'],
  [KIND, `(${CATEGORIES.map(({ label }) => label).join('|')})`],
];

/** All sentences with parameters, once for each form (such as plurals). The most specific come first. */
const placeSentences = (w: ToldWords): readonly string[] => [
  w.TICKET_PROBLEMS.inactive(A),
  w.TICKET_PROBLEMS.closedOn(DAY),
  w.TICKET_PROBLEMS.tooMany(A, N),
  w.TICKET_REFUSALS.tooFar(DAY),
  w.TICKET_REFUSALS.notOffered(A),
  w.TICKET_REFUSALS.soldOut(VISIT),
  w.TICKET_REFUSALS.fewLeft(1, VISIT),
  w.TICKET_REFUSALS.fewLeft(N, VISIT),
  w.TICKET_REFUSALS.tooManyFree(DAY),
  w.PARK_CLOSED.allSold(DAY),
  w.PARK_CLOSED.allSold(null),
  w.PARK_CLOSED.noDates(A, DAY),
  w.PARK_CLOSED.noDates(A, null),
  w.COUPON_WORDS.applied(A),
  w.COUPON_PROBLEMS.tooEarly(DAY),
  w.COUPON_PROBLEMS.over(DAY),
  w.COUPON_PROBLEMS.smallOrder(PAISE),
  w.PAYMENT_REFUSALS.removed(A),
  w.PAYMENT_REFUSALS.otherOffering(A),
  w.PAYMENT_REFUSALS.otherMeans(A, B),
  w.PAYMENT_REFUSALS.noKeys(A),
  w.BOOKING_REFUSALS.offeringRemoved(A),
  w.BOOKING_REFUSALS.addressAtMost(N),
  ...Object.values(w.BOOKING_WORDS).map(({ found }) => found.many(N)),
  w.noOnlinePayment(A),
  w.OFFERING_CLOSED.message(A),
  w.givesNothing(A, DAY),
  w.nextOpen(DAY),
  w.closedForToday(A),
];

const bookingSentences = (w: ToldWords): readonly string[] => [
  w.STANDING_WORDS.payAgain(WHEN),
  w.STANDING_WORDS.unpaid(WHEN),
  w.STANDING_WORDS.isVoid(A, RUPEES),
  w.STANDING_WORDS.late(A),
  w.MONEY_BACK.items(ITEMS),
  w.MONEY_BACK.done(RUPEES),
  w.MONEY_BACK.failed(RUPEES, A),
  w.MONEY_BACK.onItsWay(RUPEES),
  w.APPOINTMENT_STATES.numbered(N),
  w.BUSY_PAGE_WORDS.page(A),
  w.BUSY_PAGE_WORDS.booking(A),
  w.BUSY_PAGE_WORDS.payment(A),
  w.BUSY_PAGE_WORDS.search(A),
  ...[1, M, N * 60].map((seconds) => w.againWords(seconds).trim()),
  w.ticketInWords(A, VISIT, B),
  w.ticketInWords(A, VISIT, null),
  w.tokenInWords(N, A, DAY),
  w.visitInWords(A, null),
  w.placeInWords({ name: A, dates: SPAN, hours: HOURS }),
  w.codeWords(A),
  w.peopleWords(1),
  w.peopleWords(N),
  w.FACTS.fillInField(A),
  w.FACTS.longest(N),
  w.FACTS.ofField(A, B),
  w.FACTS.quantity(N, KIND),
  w.FACTS.quantityOf(N, KIND),
  w.offWords(w.moreDaysOff(A, N)),
  w.offWords(A),
  w.FACTS.token(N),
  w.FACTS.counter(N),
  w.FACTS.fee(RUPEES),
  w.FACTS.to(WHEN, UNTIL),
  w.FACTS.begins(WHEN),
  w.FACTS.ends(WHEN),
];

const sentences = (w: ToldWords): readonly string[] => [...placeSentences(w), ...bookingSentences(w)];

const fixed = (words: object, at = ''): [name: string, words: string][] =>
  Object.entries(words).flatMap(([name, one]): [string, string][] => {
    if (typeof one === 'string') return [[`${at}.${name}`, one]];
    return typeof one === 'object' ? fixed(one, `${at}.${name}`) : [];
  });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const MARKS = new RegExp(PLACES.map(([mark]) => escaped(mark)).join('|'), 'g');
const patternOf = (mark: string): string => PLACES.find(([known]) => known === mark)?.[1] ?? '';

interface Template {
  pattern: RegExp;
  marks: readonly string[];
  other: string;
}

function templateOf(sentence: string, other: string): Template {
  const marks = sentence.match(MARKS) ?? [];
  const between = sentence.split(MARKS).map(escaped);
  const pattern = between.map((text, at) => text + patternOf(marks[at] ?? '')).join('');
  return { pattern: new RegExp(`^${pattern}$`), marks, other };
}

const WEEKDAY_OF = (name: string): string => name.toLowerCase();
const monthOf = (name: string): number => {
  const first = (month: number) => `2023-${String(month).padStart(2, '0')}-01`;
  return (
    Array.from({ length: 12 }, (_, at) => at + 1).find((month) => formatDay(first(month)).includes(` ${name} `)) ?? 0
  );
};

type Teller = (text: string, own: ReadonlyMap<string, string>) => string;

/** Texts written by people are translated only if they are in `own`. */
export function tellerOf(words: ToldWords): Teller {
  const names = new Map(fixed(words));
  const known = new Map(
    fixed(english).flatMap(([name, text]) => (names.has(name) ? [[text.trim(), names.get(name) ?? '']] : [])),
  );
  for (const { label } of CATEGORIES) known.set(label, words.labelWords(label));
  const others = sentences(words);
  const templates = sentences(english).map((sentence, at) => templateOf(sentence, others[at] ?? ''));
  const { shortDayWords, clockWords } = words;

  const dayOrTime = (text: string): string | undefined => {
    const [, weekday = '', date, month = '', year] = new RegExp(`^${DAYS}$`).exec(text) ?? [];
    if (year) return `${shortDayWords(WEEKDAY_OF(weekday), Number(date), monthOf(month))} ${year}`;
    const [, hours, minutes = '', half] = new RegExp(`^${CLOCK}$`).exec(text) ?? [];
    return half && clockWords((Number(hours) % 12) + (half === 'pm' ? 12 : 0), minutes);
  };
  const sentence: (...given: Parameters<Teller>) => string | undefined = (text, own) => {
    for (const { pattern, marks, other } of templates) {
      const [, ...given] = pattern.exec(text) ?? [];
      if (given.length > 0) return other.replace(MARKS, (mark) => tell(given[marks.indexOf(mark)] ?? '', own));
    }
    return undefined;
  };
  const wholeWith = (own: ReadonlyMap<string, string>) => (text: string) =>
    own.get(text) ?? known.get(text.trim()) ?? dayOrTime(text) ?? sentence(text, own);

  /** Translates the longest known beginning, then the rest; unknown parts stay English. */
  function tell(text: string, own: ReadonlyMap<string, string>): string {
    const whole = wholeWith(own);
    const told = whole(text);
    if (told !== undefined) return told;
    const ends = [...text.matchAll(/[.:;,?!] /g)].map(({ index }) => index);
    for (const end of ends.toReversed()) {
      const [head, sign, rest] = [text.slice(0, end), text[end] ?? '', text.slice(end + 2)];
      const said = whole(head + sign);
      if (said !== undefined) return `${said} ${tell(rest, own)}`;
      const part = whole(head);
      if (part !== undefined) return `${part}${sign} ${tell(rest, own)}`;
    }
    const [first] = ends;
    return first === undefined ? text : text.slice(0, first + 2) + tell(text.slice(first + 2), own);
  }
  return tell;
}

const TELLERS: Record<string, Teller> = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, tellerOf(words)]),
);

/** Fields with text of ours; only these are translated. */
const SPOKEN = new Set([
  'message',
  'kept',
  'hours',
  'dates',
  'type',
  'facts',
  'words',
  'closedText',
  'onlyFreeText',
  'bookedText',
  'scannedText',
  'payUntilText',
  'paidText',
  'slot',
]);

/** Fields that may repeat the name or address of a record elsewhere on the page. */
const REPEATED = new Set(['name', 'label', 'address', 'location']);

const NO_TEXTS: TextsOfRecords = new Map();

export function toldProps<Props>(language: Language, props: Props, texts = NO_TEXTS): Props {
  const tell = TELLERS[language];
  return tell ? toldBy(tell, props, texts) : props;
}

export function toldBy<Props>(tell: Teller, props: Props, texts = NO_TEXTS): Props {
  const { value: own, became } = withOwnTexts(props, texts);
  const inside = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => inside(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one, key)]));
    if (typeof value !== 'string') return value;
    if (name === 'calendar')
      return withWords(value, { note: (text) => tell(text, became), name: (text) => withNames(text, became) });
    if (REPEATED.has(name)) return became.get(value) ?? value;
    return SPOKEN.has(name) ? tell(value, became) : value;
  };
  return inside(own, '') as Props;
}

const withNames = (text: string, became: ReadonlyMap<string, string>): string =>
  [...became]
    .sort(([one], [other]) => other.length - one.length)
    .reduce((said, [english, own]) => said.replaceAll(english, own), text);

export const toldPage = (language: Language, { name, props }: PageContent, texts = NO_TEXTS) =>
  ({ name, props: toldProps(language, props, texts) }) as PageContent;
