import { z } from 'zod';
import { formatCount } from './money.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const NOT_VALID = 'Please enter a valid value';

const TYPES: Record<string, string> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  nan: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please send true or false',
  date: 'Please enter a date and a time',
  array: 'Please send a list',
  object: 'Please send an object with fields',
  record: 'Please send an object with fields',
};

const FORMATS: Record<string, string> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a web address',
  datetime: 'Please enter a date and a time, like 2027-01-04T06:30:00Z',
};

/** A bound that no number holds exactly is described without its value. */
function bounded(origin: string, bound: unknown, word: 'least' | 'most'): string {
  const number = formatCount(Number(bound));
  if (origin === 'string') return `Please use at ${word} ${number} ${bound === 1 ? 'character' : 'characters'}`;
  if (['array', 'set', 'map', 'object', 'record'].includes(origin)) return `Please list at ${word} ${number}`;
  if (Math.abs(Number(bound)) >= Number.MAX_SAFE_INTEGER) return 'Please enter a smaller number';
  return `Please enter ${number} or ${word === 'least' ? 'more' : 'less'}`;
}

function choice(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== '' && value !== null).map(String);
  return named.length > 0 ? `Please choose one of: ${named.join(', ')}` : NOT_VALID;
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? NOT_VALID;
    case 'invalid_value':
      return choice(issue.values);
    case 'too_small':
      return bounded(issue.origin, issue.minimum, 'least');
    case 'too_big':
      return bounded(issue.origin, issue.maximum, 'most');
    case 'invalid_format':
      return FORMATS[issue.format] ?? NOT_VALID;
    default:
      return NOT_VALID;
  }
}

const isOfOtherType = ({ code }: Issue): boolean => code === 'invalid_type' || code === 'invalid_value';

/** The issue of a union to report: one that a rule refused, else the one of the branch that matched furthest. */
function told(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.flatMap(([first]) => (first ? [told(first)] : []));
  const chosen =
    branches.find(isRuled) ??
    branches.find((branch) => !isOfOtherType(branch)) ??
    branches.find(({ path }) => (path?.length ?? 0) > 0) ??
    branches[0];
  return chosen ?? issue;
}

const FILL_IN = 'Please fill this in';

/** A returned issue no longer has its input, only its message. */
function isMissing(issue: Issue): boolean {
  if (issue.message !== undefined) return issue.message === FILL_IN;
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1;
  return issue.input == null && (isOfOtherType(issue) || issue.code === 'invalid_union');
}

function unnamed(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `There is no field called ${issue.keys.join(', ')} here`;
  return isMissing(issue) ? FILL_IN : sentence(issue);
}

const isRuled = (issue: Issue): boolean => issue.message !== undefined && issue.message !== unnamed(issue);

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/**
 * Messages for what a schema itself refuses (types, sizes, forms), by issue code. The only such table, for calls and
 * forms; messages of rules go first, and zod's own English is never shown.
 */
export function plainWords(issue: Issue): string {
  const branch = told(issue);
  return isRuled(branch) ? (branch.message ?? NOT_VALID) : unnamed(branch);
}

/** A message for use without its field beside it: texts of the table get the field's name, those of a rule stay. */
export function wordsNaming(issue: z.core.$ZodIssue, field: string): string {
  const branch = told(issue);
  if (issue.message !== plainWords(issue) || isRuled(branch) || branch.code === 'unrecognized_keys')
    return issue.message;
  if (isMissing(branch)) return `Please fill in ${field}`;
  return `For ${field}, ${lowerFirst(unnamed(branch))}`;
}

z.config({ customError: plainWords });
