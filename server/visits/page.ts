import { isOver } from '#contract/exhibitions/rules.ts';
import { spanOf } from '#contract/kernel/dates/calendar.ts';
import { momentText } from '#contract/kernel/dates/texts.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { maskMobile } from '#contract/kernel/mobile.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Visit } from '#contract/visits/model.ts';
import type { Kept } from '#contract/visits/page.ts';
import type { BookingView } from '#server/booking-kind.ts';
import type { BookingPage } from '#server/bookings/page.ts';
import type { Deps } from '#server/deps.ts';
import { shownShow } from '#server/exhibitions/page.ts';
import { showVisit } from './kind.ts';

export const visitPage: BookingPage<Visit> = {
  kind: showVisit,
  show: async (deps, view) => ({ name: 'visit', props: propsOf(deps, view) }),
  toPay: null,
};

function propsOf({ clock }: Deps, { booking: visit, image, message }: BookingView<Visit>): ContentProps<'visit'> {
  const show = shownShow({ ...visit, id: visit.exhibitionId, name: visit.exhibitionName, type: visit.exhibitionType });
  const state = image === null ? 'cancelled' : isOver(visit, clock.now()) ? 'over' : 'confirmed';
  return {
    bookingId: visit.id,
    show,
    state,
    message,
    personName: visit.personName,
    maskedMobile: maskMobile(visit.mobile),
    bookedText: momentText(visit.createdAt),
    keep: state === 'confirmed' && image ? keepOf(visit, show, image) : null,
  };
}

/** The calendar entry lasts as long as the show; a show without a beginning has none. */
function keepOf(
  { id, location, startsAt, endsAt, day, personName }: Visit,
  { name, hours }: ReturnType<typeof shownShow>,
  image: string,
): Unsaid<Kept> {
  const shortCode = shortCodeOf(id);
  const note = text('bookings.code', { code: shortCode });
  const calendar = startsAt && { uid: id, name, location, note, when: spanOf(startsAt, endsAt) };
  const words = hours ? text('visits.visitDuring', { show: name, hours }) : text('visits.visitTo', { show: name });
  const facts = [hours, personName].filter((fact) => fact !== null);
  return { name, day, shortCode, facts, image, calendar, words };
}
