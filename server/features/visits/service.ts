import { VISIT_TEXTS, visitProblems } from '#contract/bookings/kinds/show-visit.ts';
import type { VisitDay } from '#contract/dashboard/model.ts';
import { addDays, type Day, startOfDay } from '#contract/dates.ts';
import { AppError, invalid, notFound, refuse } from '#contract/errors.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { isOver } from '#contract/exhibitions/rules.ts';
import { textModel } from '#contract/fields.ts';
import { parseMobile } from '#contract/mobile.ts';
import { VISIT_PAGE, type VisitBody } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitionForBooking } from '#server/features/exhibitions/service.ts';
import { throttled } from '#server/features/retrievals/service.ts';
import type { Address } from '#server/platform/address.ts';
import { shareIsTaken, shareKey } from '#server/platform/address-share.ts';
import { newId } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database.ts';
import { keyIsTaken, once } from '#server/platform/idempotency.ts';
import { qrDataUrl } from '#server/platform/qr-image.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/platform/scope.ts';
import type { Visitor } from '#server/platform/visitor.ts';
import * as repository from './repository.ts';

const REFUSALS: Record<Exclude<repository.BookOutcome['outcome'], 'booked'>, () => AppError> = {
  repeated: keyIsTaken,
  reused: keyIsTaken,
  address: shareIsTaken,
  gone: () => notFound('This show'),
  over: () => new AppError('CLOSED', VISIT_TEXTS.over),
  many: () => new AppError('CONFLICT', VISIT_TEXTS.many),
  full: () => new AppError('SOLD_OUT', VISIT_TEXTS.full),
};

/**
 * Puts a name down for a show: confirmed at once, since it is free. The same key and request again get the first visit,
 * whatever has changed since. Throws the first problem of the form, or what the show's state forbids.
 */
export const addVisit = (deps: Deps, body: VisitBody, visitor: Visitor): Promise<Visit> =>
  once(
    visitor.repeat,
    () => addNewVisit(deps, body, visitor),
    (key) => withScope(deps.db, systemScope, (tx) => repository.visitByKey(tx, key)),
  );

async function addNewVisit(deps: Deps, body: VisitBody, visitor: Visitor): Promise<Visit> {
  refuse(visitProblems(body));
  const { userAgent, repeat } = visitor;
  const who = { mobile: parseMobile(body.mobile) ?? '', personName: nameOf(body.personName) };
  const addressKey = await shareOf(deps, visitor, body.exhibitionId);
  const { outcome, booking_id } = await repository.bookVisit(deps.db, {
    ...{ ...who, exhibitionId: body.exhibitionId, id: newId(deps.random) },
    ...{ userAgent, repeat, addressKey, scale: deps.config.rateLimitScale, now: deps.clock.now() },
  });
  if (outcome !== 'booked') throw REFUSALS[outcome]();
  return findVisit(deps, booking_id as string);
}

/** Only for somebody signed in it matters whose show it is. */
async function shareOf(deps: Deps, visitor: Visitor, showId: string): Promise<string | null> {
  const show = visitor.actor && (await exhibitionForBooking(deps, showId));
  return shareKey(deps, visitor, show?.organisationId ?? '', showId);
}

/** A name as staff read it. Throws its problem beside the field that asks for it. */
function nameOf(typed: string): string {
  const { data, error } = textModel(120).safeParse(typed);
  if (!data) throw invalid('visitorName', error?.issues[0]?.message ?? VISIT_TEXTS.noName);
  return data;
}

/** For what stands above tenants: the visitor's own page. Throws NOT_FOUND. */
export async function findVisit(deps: Deps, id: string): Promise<Visit> {
  const found = await withScope(deps.db, systemScope, (tx) => repository.visitById(tx, id));
  if (!found) throw notFound('This booking');
  return found;
}

/** What a visitor is told of a visit: the code of its page while it counts, and how it stands. */
export interface VisitView {
  visit: Visit;
  /** PNG data URL; null when it was cancelled. */
  image: string | null;
  message: string;
}

/** A visitor's own, who must name both ids. Throws NOT_FOUND when they do not belong together. */
export async function viewVisit(deps: Deps, id: string, exhibitionId: string): Promise<VisitView> {
  const visit = await findVisit(deps, id);
  if (visit.exhibitionId !== exhibitionId) throw notFound('This booking');
  const isCancelled = visit.status !== 'paid';
  return { visit, image: isCancelled ? null : imageOf(deps, visit), message: messageOf(deps, visit) };
}

/** How a visit stands, for the page that thanks its visitor (docs/product/visitors.md 11). */
export function messageOf({ clock }: Deps, visit: Visit): string {
  if (visit.status !== 'paid') return 'This visit was cancelled.';
  return isOver(visit, clock.now()) ? VISIT_TEXTS.over : 'Your place is confirmed, and there is nothing to pay.';
}

/** The QR code of a visit's own page. */
const imageOf = ({ config }: Deps, { id, exhibitionId }: Visit): string =>
  qrDataUrl(`${config.publicUrl}/${VISIT_PAGE}/${id}/${exhibitionId}`);

/** Visits of a mobile number to one show, without the name of anybody; looks are counted. Throws the texts of the product. */
export async function visitsByMobile(
  deps: Deps,
  typed: string,
  exhibitionId: string,
  address: Address,
): Promise<{ visits: (Visit & { image: string })[]; message: string }> {
  const found = await throttled(deps, typed, address, (mobile) =>
    withScope(deps.db, systemScope, (tx) => repository.visitsOfMobile(tx, mobile, exhibitionId, deps.clock.now())),
  );
  const message = found.length === 1 ? 'Here is your visit.' : `Here are your ${found.length} visits.`;
  return {
    visits: found.map((visit) => ({ ...visit, image: imageOf(deps, visit) })),
    message: found.length === 0 ? 'We found no visit of this mobile number.' : message,
  };
}

/** How many places a show has left; null where there is no limit. A hint: book_visit alone decides. */
export async function placesLeft(
  deps: Deps,
  { id, capacity }: Pick<Exhibition, 'id' | 'capacity'>,
): Promise<number | null> {
  if (capacity === null) return null;
  const taken = await withScope(deps.db, systemScope, (tx) => repository.placesTaken(tx, id));
  return Math.max(0, capacity - taken);
}

const WEEK_MS = 7 * 86_400_000;

/** The day's figures of an organisation (null: of all that the scope lets through), beside last week's by the same time. */
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

/** One of the tenant's, or any for the admin. Throws NOT_FOUND. */
export async function staffVisit(deps: Deps, actor: Principal, id: string): Promise<Visit> {
  const found = await withScope(deps.db, staffScope(actor), (tx) => repository.visitById(tx, id));
  if (!found) throw notFound('This booking');
  return found;
}

/** Corrects a name or a mobile number that was typed wrongly; what is left out or empty stays. */
export async function correctVisit(
  deps: Deps,
  actor: Principal,
  id: string,
  { visitorName, mobile: typed }: { visitorName?: string | null; mobile?: string | null },
): Promise<Visit> {
  const before = await staffVisit(deps, actor, id);
  const personName = visitorName ? nameOf(visitorName) : before.personName;
  if (typed) refuse(visitProblems({ personName, mobile: typed }));
  const mobile = (typed && parseMobile(typed)) || before.mobile;
  await withScope(deps.db, staffScope(actor), (tx) =>
    // Only what was sent is written: another correction at the same time keeps what it has changed.
    repository.correctVisit(tx, id, { ...(typed && { mobile }), ...(visitorName && { personName }) }),
  );
  return { ...before, mobile, personName };
}

/** Cancels a visit: nothing was paid, so nothing is owed. Throws NOT_FOUND. */
export async function cancelVisit(deps: Deps, actor: Principal, id: string): Promise<void> {
  await staffVisit(deps, actor, id);
  await withScope(deps.db, staffScope(actor), (tx) => repository.cancelVisit(tx, id));
}
