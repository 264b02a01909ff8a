import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatInstant, formatTime } from '#contract/dates.ts';
import { AppError, ERROR_STATUS, notFound } from '#contract/errors.ts';
import { shortCodeOf } from '#contract/ids.ts';
import { maskMobile } from '#contract/mobile.ts';
import type { GetQrProps, PaymentStatusProps } from '#contract/pages.ts';
import type { Deps } from '#server/deps.ts';
import { parkOffering } from '#server/features/parks/service.ts';
import { payableUntil, type TicketView, ticketsByMobile, viewTicket } from '#server/features/retrievals/service.ts';
import type { Pages } from '#server/platform/pages.ts';
import { adsOf } from './advertisements.ts';
import { handOff } from './booking.ts';
import { HELP } from './help.ts';
import type { StatusIds } from './payment-status.ts';

/** Getting tickets again by mobile number. Never in search engines, never in a cache. */
export function ticketPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get('/getqr/:parkId', async (request, reply) => showGetQr(deps, pages, request, reply, ''));
  app.post('/getqr/:parkId', async (request, reply) => {
    const { mobile } = (request.body ?? {}) as { mobile?: unknown };
    return showGetQr(deps, pages, request, reply, typeof mobile === 'string' ? mobile : '', true);
  });
}

const privately = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

async function placeOf(deps: Deps, parkId: string) {
  const offering = await parkOffering(deps, parkId);
  if (!offering) throw notFound('This park');
  return offering.park;
}

/** The page of a ticket: the code once it is paid; until then, what is so. */
export async function showTicket(
  deps: Deps,
  { renderPage }: Pages,
  { bookingId, offeringId: parkId }: StatusIds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await viewTicket(deps, bookingId, parkId);
  const offering = await parkOffering(deps, parkId);
  const ads = await adsOf(deps, parkId, 'get-qr');
  const props = { ...propsOf(deps, view, offering?.park.location ?? ''), ads };
  return renderPage(request, reply, { name: 'payment-status', props }, { noindex: true });
}

function propsOf(
  deps: Deps,
  { ticket, image, message }: TicketView,
  location: string,
): Omit<PaymentStatusProps, 'ads'> {
  const until = payableUntil(deps, ticket);
  const { lines, original, discount, couponCode, total } = ticket;
  return {
    bookingId: ticket.id,
    park: { id: ticket.parkId, name: ticket.parkName, location },
    status: ticket.status,
    message,
    qrImage: image,
    shortCode: shortCodeOf(ticket.id),
    visitDay: ticket.visitDate,
    bookedText: formatInstant(ticket.createdAt),
    maskedMobile: maskMobile(ticket.mobile),
    receipt: { lines, original, discount, couponCode, total },
    scannedText: ticket.admittedAt && formatInstant(ticket.admittedAt),
    payUntilText: until && formatTime(until),
    help: HELP,
  };
}

/** Pays the same ticket again. Goes back to its page where it cannot be paid any more. */
export async function payTicketAgain(
  deps: Deps,
  pages: Pages,
  { bookingId, offeringId: parkId }: StatusIds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { ticket } = await viewTicket(deps, bookingId, parkId);
  if (payableUntil(deps, ticket) === null) return reply.redirect(request.url, 303);
  return handOff(deps, pages, request, reply, ticket, await placeOf(deps, parkId));
}

async function showGetQr(
  deps: Deps,
  { renderPage }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  mobile: string,
  asked = false,
) {
  const { id, name, location } = await placeOf(deps, (request.params as { parkId: string }).parkId);
  const found = asked ? await search(deps, mobile, id, request.ip) : { answer: null, problems: [], status: 200 };
  const { status, ...rest } = found;
  const ads = await adsOf(deps, id, 'get-qr');
  const props: GetQrProps = { park: { id, name, location }, mobile, ...rest, ads, help: HELP };
  return renderPage(request, privately(reply), { name: 'get-qr', props }, { noindex: true, status });
}

async function search(
  deps: Deps,
  mobile: string,
  parkId: string,
  address: string,
): Promise<Pick<GetQrProps, 'answer' | 'problems'> & { status: number }> {
  try {
    const { tickets, message } = await ticketsByMobile(deps, mobile, parkId, address);
    const shown = tickets.map(({ id, visitDate, total, admitted, image }) => ({
      bookingId: id,
      visitDay: visitDate,
      total,
      scanned: admitted,
      image,
    }));
    return { answer: { message, tickets: shown }, problems: [], status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || ERROR_STATUS[error.code] >= 500) throw error;
    return { answer: null, problems: [{ field: 'mobile', message: error.message }], status: ERROR_STATUS[error.code] };
  }
}
