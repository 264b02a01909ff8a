import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERROR_STATUS, notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { PageProblem } from '#contract/kernel/pages.ts';
import type { PageContent } from '#contract/pages/model.ts';
import { adsOf } from '#server/advertisements/page.ts';
import { batches, batchOfBooking } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { batchEnrolment } from '#server/enrolments/kind.ts';
import { type Address, addressOf } from '#server/kernel/http/address.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { recordName } from '#server/kernel/records/record-name.ts';
import { isKnown } from '#server/offerings/service.ts';
import { parkOffering } from '#server/parks/service.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import { byMobile } from './service.ts';

/** A search at a park or a batch; `mobile` null: nothing has been asked yet. */
interface PlaceSearch {
  offeringId: string;
  mobile: string | null;
  address: Address;
}

interface Answered {
  page: PageContent;
  status: number;
}

/**
 * The pages that find bookings at a park or in a batch again by mobile number. Never in search engines, never in a
 * cache.
 */
export function getQrPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  const show = (mobileOf: (body: unknown) => string | null) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { offeringId } = request.params as { offeringId: string };
    const question = { offeringId, mobile: mobileOf(request.body), address: addressOf(request) };
    const { page, status } = (await searchTickets(deps, question)) ?? (await searchPlaces(deps, question));
    return renderPage(request, reply.header('cache-control', 'no-store'), page, { noindex: true, status });
  };
  app.get(
    '/getqr/:offeringId',
    show(() => null),
  );
  app.post(
    '/getqr/:offeringId',
    show((body) => textOf((body ?? {}) as PlainForm, 'mobile')),
  );
}

/** Searches tickets at a park, also at one that visitors do not see any more; null when the id is not that of a park. */
async function searchTickets(deps: Deps, { offeringId, mobile, address }: PlaceSearch): Promise<Answered | null> {
  const offering = await parkOffering(deps, offeringId);
  if (!offering || !(await isKnown(deps, offering.park))) return null;
  const { id, name, location } = offering.park;
  const { status, ...found } = await answerOf(mobile, async (typed) => {
    const { found: tickets, message } = await byMobile(deps, parkTicket, typed, id, address);
    const shown = tickets.map((ticket) => ({
      bookingId: ticket.id,
      visitDay: ticket.visitDate,
      total: ticket.total,
      scanned: ticket.admitted,
      image: ticket.image,
    }));
    return { message, tickets: shown };
  });
  const ads = await adsOf(deps, id, 'get-qr');
  const props = { park: { id, name, location }, mobile: mobile ?? '', ...found, ads };
  return { page: { name: 'get-qr', props }, status };
}

/** Searches places in a batch, even in one that takes no more students or that visitors do not see any more. Throws NOT_FOUND. */
async function searchPlaces(deps: Deps, { offeringId: id, mobile, address }: PlaceSearch): Promise<Answered> {
  const batch = (await recordName(deps, batches.resource, id)) ?? (await withdrawnBatch(deps, id));
  if (!batch) throw notFound('page');
  const { status, ...found } = await answerOf(mobile, async (typed) => {
    const { found: enrolments, message } = await byMobile(deps, batchEnrolment, typed, id, address);
    const shown = enrolments.map((place) => ({
      bookingId: place.id,
      shortCode: shortCodeOf(place.id),
      startsOn: place.startDate,
      image: place.image,
    }));
    return { message, places: shown };
  });
  const props = { batch: { id, name: batch.name }, mobile: mobile ?? '', ...found };
  return { page: { name: 'place-search', props }, status };
}

async function withdrawnBatch(deps: Deps, id: string): Promise<{ name: string } | null> {
  const batch = await batchOfBooking(deps, id);
  return batch && (await isKnown(deps, batch)) ? batch : null;
}

/** Finds what there is for a number, or the problem of the number. Throws errors that the visitor cannot mend. */
async function answerOf<A>(
  mobile: string | null,
  find: (typed: string) => Promise<A>,
): Promise<{ answer: A | null; problems: PageProblem[]; status: number }> {
  if (mobile === null) return { answer: null, problems: [], status: 200 };
  try {
    return { answer: await find(mobile), problems: [], status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || ERROR_STATUS[error.code] >= 500) throw error;
    return { answer: null, problems: [{ field: 'mobile', message: error.message }], status: ERROR_STATUS[error.code] };
  }
}
