import { z } from 'zod';
import type { TextKey } from '#words/keys.ts';
import { formatCount, formatRupees } from './money.ts';
import { text, type Values, type Wording } from './text.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const TYPES: Record<string, TextKey> = {
  string: 'fields.text',
  number: 'fields.number',
  nan: 'fields.number',
  int: 'fields.wholeNumber',
  boolean: 'fields.trueOrFalse',
  date: 'fields.moment',
  array: 'fields.list',
  object: 'fields.object',
  record: 'fields.object',
};

const FORMATS: Record<string, TextKey> = {
  email: 'fields.email',
  url: 'fields.webAddress',
  datetime: 'fields.exactMoment',
};

const LISTS = ['array', 'set', 'map', 'object', 'record'];

/** A bound that no number holds exactly is described without its value. */
function boundKey(origin: string, bound: unknown, word: 'Least' | 'Most'): TextKey {
  if (origin === 'string') return `fields.characters${word}`;
  if (LISTS.includes(origin)) return `fields.items${word}`;
  return Math.abs(Number(bound)) >= Number.MAX_SAFE_INTEGER ? 'fields.smallerNumber' : `fields.number${word}`;
}

const choicesOf = (values: readonly unknown[]): string =>
  values
    .filter((value) => value !== '' && value !== null)
    .map(String)
    .join(', ');

function keyByCode(issue: Issue): TextKey {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'fields.notValid';
    case 'invalid_value':
      return choicesOf(issue.values) ? 'fields.choice' : 'fields.notValid';
    case 'too_small':
      return boundKey(issue.origin, issue.minimum, 'Least');
    case 'too_big':
      return boundKey(issue.origin, issue.maximum, 'Most');
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'fields.notValid';
    case 'unrecognized_keys':
      return 'fields.unknownNames';
    default:
      return 'fields.notValid';
  }
}

const isOfOtherType = ({ code }: Issue): boolean => code === 'invalid_type' || code === 'invalid_value';

/** A returned issue no longer has its input, only its message. */
function isMissing(issue: Issue): boolean {
  if (issue.message !== undefined) return issue.message === 'fields.missing';
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1;
  return issue.input == null && (isOfOtherType(issue) || issue.code === 'invalid_union');
}

const tableKey = (issue: Issue): TextKey => (isMissing(issue) ? 'fields.missing' : keyByCode(issue));

const isRuled = (issue: Issue): boolean => issue.message !== undefined && issue.message !== tableKey(issue);

/** The issue of a union to report: one that a rule refused, else the one of the branch that matched furthest. */
function reported(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.flatMap(([first]) => (first ? [reported(first)] : []));
  const chosen =
    branches.find(isRuled) ??
    branches.find((branch) => !isOfOtherType(branch)) ??
    branches.find(({ path }) => (path?.length ?? 0) > 0) ??
    branches[0];
  return chosen ?? issue;
}

/** Bounds of amounts are paise. */
function valuesOf(issue: Issue): Values {
  switch (issue.code) {
    case 'too_small':
      return { least: formatCount(Number(issue.minimum)) };
    case 'too_big':
      return { most: formatCount(Number(issue.maximum)), mostRupees: formatRupees(Number(issue.maximum)) };
    case 'invalid_value':
      return { choices: choicesOf(issue.values) };
    case 'unrecognized_keys':
      return { names: issue.keys.join(', ') };
    case 'custom':
      return (issue.params ?? {}) as Values;
    default:
      return {};
  }
}

const isTextKey = (message: string): message is TextKey => /^[a-z-]+\.[a-z]\w*$/.test(message);

/** The text of a zod issue. `field`: its name, for a text that is read without the field beside it. */
export function issueText(issue: z.core.$ZodIssue, field: Wording = 'none'): Wording {
  if (!isTextKey(issue.message)) return issue.message;
  return text(issue.message, { field, ...valuesOf(reported(issue)) });
}

export const firstIssueText = ({ issues }: z.ZodError): Wording => issueText(issues[0] as z.core.$ZodIssue);

// Messages for what a schema itself refuses (types, sizes, forms): the only such table, for calls and forms. Messages
// of rules go first, and zod's own English is never shown.
z.config({
  customError: (issue) => {
    const branch = reported(issue);
    return isRuled(branch) ? branch.message : tableKey(branch);
  },
});
