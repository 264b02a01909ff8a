import { missing } from '#contract/bookings/kinds/appointment.ts';
import { visitProblems } from '#contract/bookings/kinds/show-visit.ts';
import { BOOKING_WORDS } from '#contract/bookings/rules.ts';
import type { VisitDay } from '#contract/dashboard/model.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { isOver } from '#contract/exhibitions/rules.ts';
import { addDays, type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { AppError, notFound, refuse } from '#contract/kernel/errors.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import { text } from '#contract/kernel/text.ts';
import { VISIT_PAGE, type VisitBody } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import { type BookingKind, type Ordered, personNamed } from '#server/booking-kind.ts';
import { addressRefusal } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { qrDataUrl } from '#server/kernel/http/pages/qr-image.ts';
import * as repository from './repository.ts';

interface VisitOrder extends Ordered {
  exhibitionId: string;
  mobile: string;
  personName: string;
}

/** Free, so confirmed at once. */
export const showVisit: BookingKind<Visit, VisitBody, VisitOrder, repository.VisitRefusal> = {
  name: 'show-visit',
  words: BOOKING_WORDS['show-visit'],
  async order(deps, body) {
    refuse([
      ...(body.exhibitionId === '' ? [missing('exhibitionId', text('visits.noShow'))] : []),
      ...visitProblems(body),
    ]);
    const { exhibitionId } = body;
    const who = { mobile: parseMobile(body.mobile) ?? '', personName: personNamed(body.personName) };
    const organisationId = deps.codes.organisationOf(exhibitionId);
    if (organisationId === null) throw notFound('show');
    return { ...who, exhibitionId, organisationId, place: exhibitionId };
  },
  writing: repository.VISITS,
  refusals: {
    address: () => addressRefusal(),
    gone: () => notFound('show'),
    paused: () => new AppError('INACTIVE', text('offerings.paused')),
    over: () => new AppError('CLOSED', text('visits.over')),
    off: () => new AppError('CLOSED', text('visits.off')),
    many: () => new AppError('CONFLICT', text('visits.many')),
    full: () => new AppError('SOLD_OUT', text('visits.full')),
  },
  byIds: (tx, ids, _, sight) => repository.visitsById(tx, ids, sight),
  offerings: 'exhibition',
  offeringAsked: ({ exhibitionId }) => exhibitionId,
  offeringOf: ({ exhibitionId }) => exhibitionId,
  ofMobile: repository.visitsOfMobile,
  found: ({ day }) => ({ day }),
  corrected(before, { personName: typedName, mobile: typedMobile }) {
    const personName = typedName ? personNamed(typedName) : undefined;
    if (!typedMobile) return { personName };
    refuse(visitProblems({ personName: personName ?? before.personName, mobile: typedMobile }));
    return { personName, mobile: parseMobile(typedMobile) ?? before.mobile };
  },
  // The trigger booking_visit_ends gives the place back, once however often it is cancelled.
  voiding: { endsHold: false, givesPlace: false },
  payee: repository.payeeOfVisit,
  pass: {
    isGiven: () => true,
    image: ({ config }, { id, exhibitionId, status }) =>
      status === 'paid' ? qrDataUrl(`${config.publicUrl}/${VISIT_PAGE}/${id}/${exhibitionId}`) : null,
    message({ clock }, visit) {
      if (visit.status !== 'paid') return text('visits.cancelled');
      return isOver(visit, clock.now()) ? text('visits.over') : text('visits.confirmed');
    },
    owed: ({ id, status }) => ({ id, status, total: 0, expiresAt: null }),
  },
};

/** Only a hint: book_visits decides. */
export async function placesLeft(
  deps: Deps,
  { id, organisationId, capacity }: Pick<Exhibition, 'id' | 'organisationId' | 'capacity'>,
): Promise<number | null> {
  if (capacity === null) return null;
  const taken = await withScope(deps.db, systemScope, (tx) => repository.placesTaken(tx, organisationId, id));
  return Math.max(0, capacity - taken);
}

const WEEK_MS = 7 * 86_400_000;

/** `before`: last week by the same time. `organisationId` null: all that the scope may see. */
export async function visitDay(
  tx: Tx,
  organisationId: string | null,
  { day, now }: { day: Day; now: Date },
): Promise<VisitDay> {
  const [today, weekAgo] = [startOfDay(day), startOfDay(addDays(day, -7))];
  const until = new Date(now.getTime() - WEEK_MS);
  return {
    booked: {
      now: await repository.countBooked(tx, organisationId, today, null),
      before: await repository.countBooked(tx, organisationId, weekAgo, until),
    },
    shows: await repository.nextShows(tx, organisationId, now),
  };
}
