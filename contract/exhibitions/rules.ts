import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { periodStateAt } from '#contract/kernel/dates/periods.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/offerings/words.ts';
import type { Exhibition, ExhibitionFields } from './model.ts';

/** Without zod, because visitor pages load this file. */
type NamedShow = Pick<Exhibition, 'name' | 'type'>;

const TYPE_WORDS: Record<Exhibition['type'], string> = { exhibition: 'Exhibition', shows: 'Show', drama: 'Drama' };

export const typeWord = ({ type }: Pick<NamedShow, 'type'>): string => TYPE_WORDS[type];

/** A show without a name (docs/product/forms.md 17) is shown by its type. */
export const shownName = (show: NamedShow): string => show.name || typeWord(show);

/** Bookable until its end; a show without an end never ends. */
export const isOver = ({ endsAt }: Pick<Exhibition, 'endsAt'>, now: Date): boolean =>
  periodStateAt({ startsAt: null, endsAt }, now) === 'ended';

export function showHours({ startsAt, endsAt }: Pick<Exhibition, 'startsAt' | 'endsAt'>): string | null {
  if (!startsAt) return endsAt && `Until ${formatInstant(endsAt)}`;
  if (!endsAt) return `From ${formatInstant(startsAt)}`;
  const end = dayOf(startsAt) === dayOf(endsAt) ? formatTime(endsAt) : formatInstant(endsAt);
  return `${formatInstant(startsAt)} to ${end}`;
}

/** The form of a show requires nothing, so all that it lacks is checked here. */
export const missingToSell = (
  { name, startsAt, endsAt, capacity }: ExhibitionFields,
  { now }: Pick<PublishingFacts, 'now'>,
): FieldIssue[] =>
  missing([
    name === '' && { field: 'name', message: MISSING.showName },
    startsAt === null && { field: 'startsAt', message: MISSING.showStart },
    endsAt === null && { field: 'endsAt', message: MISSING.showEnd },
    isOver({ endsAt }, now) && { field: 'endsAt', message: MISSING.showOver },
    capacity === 0 && { field: 'capacity', message: MISSING.places },
  ]);
