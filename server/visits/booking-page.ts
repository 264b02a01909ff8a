import { EXHIBITION_PAGE } from '#contract/exhibitions/api.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { isOver } from '#contract/exhibitions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import { closedDays, isOffToTheEnd } from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { type Entered, fewLeft, formPages, newForm } from '#server/bookings/form-page.ts';
import type { Deps } from '#server/deps.ts';
import { shownShow } from '#server/exhibitions/page.ts';
import { exhibitionForBooking, exhibitions } from '#server/exhibitions/service.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { closedAt, unlessPaused } from '#server/offerings/closed-page.ts';
import { presentationOf } from '#server/presentations/page.ts';
import { placesLeft, showVisit } from './kind.ts';

export const visitBookingPages = formPages({
  paths: [`/${EXHIBITION_PAGE}/:id`],
  kind: showVisit,
  toPay: null,
  find: async (deps, id) =>
    unlessPaused(await exhibitionForBooking(deps, id)) ?? closedAt(deps, exhibitions, { kind: 'exhibition', id }),
  read: readVisit,
  show: async (deps, show, entered) => ({ name: 'visit-booking', props: await propsOfShow(deps, show, entered) }),
  bodyOf: (values, show) => ({ ...values, exhibitionId: show.id }),
});

function readVisit(form: PlainForm): VisitBookingProps['values'] {
  return { personName: textOf(form, 'personName').slice(0, 120), mobile: textOf(form, 'mobile') };
}

/** Only a hint: the booking itself decides. */
function closedBy(deps: Deps, show: Exhibition, left: number | null): Unsaid<VisitBookingProps['closed']> {
  if (isOver(show, deps.clock.now())) return { kind: 'over', message: text('visits.over') };
  const { daysOff, endsAt } = show;
  if (isOffToTheEnd(daysOff, firstDay(deps, show), endsAt && dayOf(endsAt)))
    return { kind: 'over', message: text('visits.off') };
  return left === 0 ? { kind: 'full', message: text('visits.full') } : null;
}

function firstDay(deps: Deps, { startsAt }: Exhibition): Day {
  const [day, start] = [today(deps), startsAt && dayOf(startsAt)];
  return start && start > day ? start : day;
}

export async function propsOfShow(
  deps: Deps,
  show: Exhibition,
  entered: Entered<VisitBookingProps['values']> = newForm(deps, readVisit({})),
): Promise<ContentProps<'visit-booking'>> {
  const left = await placesLeft(deps, show);
  return {
    show: shownShow(show),
    startsAt: show.startsAt?.toISOString() ?? null,
    endsAt: show.endsAt?.toISOString() ?? null,
    closedText: closedDays(show.daysOff, firstDay(deps, show)),
    placesLeft: fewLeft(left),
    closed: closedBy(deps, show, left),
    presentation: await presentationOf(deps, show),
    ...entered,
  };
}
