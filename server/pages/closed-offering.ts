import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_REFUSALS } from '#contract/words/bookings.ts';
import { TICKET_PROBLEMS } from '#contract/words/tickets.ts';
import type { Pages } from '#server/platform/pages.ts';
import type { RecordName } from '#server/platform/record-name.ts';

/**
 * The page of an offering that cannot be booked, because it was removed for good or its organisation is switched off.
 */
export function showClosed(
  { renderPage }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, isRemoved }: RecordName,
): Promise<FastifyReply> {
  const message = isRemoved ? BOOKING_REFUSALS.offeringRemoved(name) : TICKET_PROBLEMS.inactive(name);
  const options = { status: isRemoved ? 410 : 200, noindex: true };
  return renderPage(request, reply, { name: 'closed-offering', props: { name, message } }, options);
}
