import { dayOf } from '#contract/kernel/dates/dates.ts';
import { periodStateAt } from '#contract/kernel/dates/periods.ts';
import { momentText, timeText } from '#contract/kernel/dates/texts.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import { type Text, text, type Wording } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { missing } from '#contract/offerings/rules.ts';
import type { Exhibition, ExhibitionFields } from './model.ts';

/** Without zod, because visitor pages load this file. */
type NamedShow = Pick<Exhibition, 'name' | 'type'>;

const TYPES: Record<Exhibition['type'], Text> = {
  exhibition: text('exhibitions.exhibition'),
  shows: text('exhibitions.show'),
  drama: text('exhibitions.drama'),
};

export const typeText = ({ type }: Pick<NamedShow, 'type'>): Text => TYPES[type];

/** A show without a name (docs/product/forms.md 17) is shown by its type. */
export const shownName = (show: NamedShow): Wording => show.name || typeText(show);

/** Bookable until its end; a show without an end never ends. */
export const isOver = ({ endsAt }: Pick<Exhibition, 'endsAt'>, now: Date): boolean =>
  periodStateAt({ startsAt: null, endsAt }, now) === 'ended';

export function showHours({ startsAt, endsAt }: Pick<Exhibition, 'startsAt' | 'endsAt'>): Text | null {
  if (!startsAt) return endsAt && text('exhibitions.until', { moment: momentText(endsAt) });
  if (!endsAt) return text('exhibitions.from', { moment: momentText(startsAt) });
  const until = dayOf(startsAt) === dayOf(endsAt) ? timeText(endsAt) : momentText(endsAt);
  return text('dates.span', { from: momentText(startsAt), until });
}

/** The form of a show requires nothing, so all that it lacks is checked here. */
export const missingToSell = (
  { name, startsAt, endsAt, capacity }: ExhibitionFields,
  { now }: Pick<PublishingFacts, 'now'>,
): FieldIssue<Wording>[] =>
  missing([
    name === '' && { field: 'name', message: text('offerings.noName') },
    startsAt === null && { field: 'startsAt', message: text('offerings.noStart') },
    endsAt === null && { field: 'endsAt', message: text('offerings.noEnd') },
    isOver({ endsAt }, now) && { field: 'endsAt', message: text('offerings.over') },
    capacity === 0 && { field: 'capacity', message: text('offerings.noPlaces') },
  ]);
