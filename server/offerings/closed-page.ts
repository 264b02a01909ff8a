import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_REFUSALS } from '#contract/bookings/words.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { OFFERING_CLOSED } from '#contract/offerings/words.ts';
import { TICKET_PROBLEMS } from '#contract/tickets/words.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import type { RecordName } from '#server/kernel/records/record-name.ts';

/** Somebody asked for this, which can be closed while people hold something there. */
interface ClosedOffering {
  kind: OfferingKind;
  id: string;
}

/**
 * The page of an offering that cannot be booked, because it was removed for good, was closed, or its organisation is
 * switched off. Of a closed one it says what those keep who have booked it (docs/behaviour.md 4.4).
 */
export function showClosed(
  { renderPage }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  found: RecordName,
  asked?: ClosedOffering,
): Promise<FastifyReply> {
  const { name, isRemoved, isClosed } = found;
  const kept = isClosed && !isRemoved && asked ? keptAt(asked) : { kept: null, findAt: null };
  const options = { status: isRemoved ? 410 : 200, noindex: true };
  const props = { name, message: messageOf(found), ...kept };
  return renderPage(request, reply.header('cache-control', 'no-cache'), { name: 'closed-offering', props }, options);
}

function messageOf({ name, isRemoved, isClosed }: RecordName): string {
  if (isRemoved) return BOOKING_REFUSALS.offeringRemoved(name);
  return isClosed ? OFFERING_CLOSED.message(name) : TICKET_PROBLEMS.inactive(name);
}

/** Tickets of a park and places in a batch can be found again by a mobile number. */
const keptAt = ({ kind, id }: ClosedOffering) => ({
  kept: OFFERING_CLOSED.kept[kind],
  findAt: kind === 'park' || kind === 'coaching' ? id : null,
});
