import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { typeText } from '#contract/exhibitions/rules.ts';
import { AppError, ERROR_STATUS, type FieldIssue, notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { PageContent } from '#contract/pages/model.ts';
import type { FoundBooking } from '#contract/retrievals/page.ts';
import { adsOf } from '#server/advertisements/page.ts';
import type { Booked, BookingKind } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { knownOffering } from '#server/offerings/service.ts';
import { pageOf } from '#server/payments/page.ts';
import { byMobile } from './service.ts';

/** `mobile` null: nothing was searched yet. */
interface Question {
  offeringId: string;
  mobile: string | null;
  request: FastifyRequest;
}

interface Answered {
  page: PageContent;
  status: number;
}

const BOOKED_AS = {
  park: 'park-ticket',
  clinic: 'doctor-appointment',
  branch: 'loan-appointment',
  exhibition: 'show-visit',
  coaching: 'batch-enrolment',
} satisfies Record<OfferingKind, BookingKindName>;

/**
 * Never in search engines. Kept by the browser and by no cache on the way: Back from a ticket shows the answer again,
 * also offline, and does not ask to send the form once more.
 */
export function getQrPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  const show = (mobileOf: (body: unknown) => string | null) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { offeringId } = request.params as { offeringId: string };
    const question = { offeringId, mobile: mobileOf(request.body), request };
    const { page, status } = await answerTo(deps, question);
    return renderPage(request, reply.header('cache-control', 'private, no-cache'), page, { noindex: true, status });
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

/** Throws NOT_FOUND for what visitors never saw, and errors that the visitor cannot mend. */
async function answerTo(deps: Deps, { offeringId, mobile, request }: Question): Promise<Answered> {
  const offered = deps.codes.kindOf(offeringId);
  if (offered === null || offered === 'admin') throw notFound('page');
  const known = await knownOffering(deps, offered, offeringId);
  if (!known) throw notFound('page');
  const kind: BookingKind = deps.kinds[BOOKED_AS[offered]];
  const { status, ...found } = await answerOf(mobile, async (typed) => {
    const { found: bookings, message } = await byMobile(deps, kind, typed, offeringId, request);
    return { message, found: bookings.map((booking) => foundIn(kind, booking)) };
  });
  const place = { id: offeringId, name: known.name || (known.type ? typeText({ type: known.type }) : '') };
  const ads = offered === 'park' ? await adsOf(deps, offeringId, 'get-qr') : [];
  return { page: { name: 'get-qr', props: { kind: offered, place, mobile: mobile ?? '', ...found, ads } }, status };
}

const foundIn = (kind: BookingKind, booking: Booked & { image: string }): FoundBooking => ({
  bookingId: booking.id,
  page: pageOf(kind.name, booking.id, kind.offeringOf(booking)),
  shortCode: shortCodeOf(booking.id),
  image: booking.image,
  ...kind.found(booking),
});

async function answerOf<A>(
  mobile: string | null,
  find: (typed: string) => Promise<A>,
): Promise<{ answer: A | null; problems: FieldIssue<Wording>[]; status: number }> {
  if (mobile === null) return { answer: null, problems: [], status: 200 };
  try {
    return { answer: await find(mobile), problems: [], status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || ERROR_STATUS[error.code] >= 500) throw error;
    return { answer: null, problems: [{ field: 'mobile', message: error.refusal }], status: ERROR_STATUS[error.code] };
  }
}
