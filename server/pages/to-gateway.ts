import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { toRupees } from '#contract/money.ts';
import type { PaymentHandoffProps } from '#contract/pages.ts';
import type { Park } from '#contract/parks/model.ts';
import type { Deps } from '#server/deps.ts';
import { startFormPayment } from '#server/features/payments/service.ts';
import type { Pages } from '#server/platform/pages.ts';

/** Where the page of a booking is. */
export const pageOf = (kind: BookingKindName, id: string, offeringId: string): string =>
  `/${BOOKING_PAGES[kind]}/${id}/${offeringId}`;

/** A booking that waits for its money. */
export interface ToPay extends Pick<PaymentHandoffProps, 'kind' | 'visitDay' | 'receipt'> {
  id: string;
  offering: Pick<Park, 'id' | 'name' | 'merchantId' | 'gateway'>;
  /** Where its own page is. */
  page: string;
}

/** What the page of a booking says better than an error does. */
const TOLD_THERE: readonly ErrorCode[] = ['ALREADY_PAID', 'PAYMENT_PENDING', 'NOTHING_TO_PAY'];

const start = (deps: Deps, { id, offering, receipt }: ToPay) =>
  startFormPayment(deps, { id, offeringId: offering.id, amount: toRupees(receipt.total), mid: offering.merchantId });

/** Goes to the page of a booking where that says what is so; throws what it does not. */
function sayThere(error: unknown, { page }: ToPay, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError && TOLD_THERE.includes(error.code)) return reply.redirect(page, 303);
  throw error;
}

/**
 * One page with one button between a new booking and the gateway, for browsers that cannot post the gateway's form by
 * themselves. The page of the booking instead where that is paid, as after a form that was sent once more. Throws what
 * else startFormPayment throws.
 */
export async function handOff(
  deps: Deps,
  pages: Pages,
  toPay: ToPay,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { checkout } = await start(deps, toPay);
    return await renderHandOff(pages, toPay, checkout, { request, reply, sentWith: null });
  } catch (error) {
    return sayThere(error, toPay, reply);
  }
}

const renderHandOff = (
  { renderPage }: Pages,
  { kind, visitDay, receipt, offering }: ToPay,
  { url, fields }: Pick<PaymentHandoffProps['gateway'], 'url' | 'fields'>,
  { request, reply, sentWith }: Exchange & Pick<PaymentHandoffProps, 'sentWith'>,
): Promise<FastifyReply> => {
  const { id, name, gateway } = offering;
  const props = {
    kind,
    offering: { id, name },
    visitDay,
    receipt,
    sentWith,
    gateway: { id: gateway, url, fields },
  };
  return renderPage(request, reply, { name: 'payment-handoff', props }, { noindex: true });
};

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Starts paying a booking again and sends the browser to the gateway's own page at once. The card gateway takes its
 * sealed fields in an address (as its kit for frames does), so that a redirect does. The wallet's token is a secret and
 * its page is only ever posted to: a page posts it by itself, and without scripts by its button. Goes back to the page
 * of the booking where that cannot be paid; throws what else startFormPayment throws.
 */
export async function toGateway(
  deps: Deps,
  pages: Pages,
  toPay: ToPay,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { gateway, merchantId } = toPay.offering;
  try {
    const { checkout } = await start(deps, toPay);
    if (gateway !== 'ccav')
      return await renderHandOff(pages, toPay, checkout, { request, reply, sentWith: request.cspNonce });
    const address = new URL(checkout.url);
    for (const [name, value] of Object.entries({ merchant_id: merchantId, ...checkout.fields }))
      address.searchParams.set(name, value);
    return reply.redirect(address.href, 303);
  } catch (error) {
    if (error instanceof AppError && error.code === 'EXPIRED') return reply.redirect(toPay.page, 303);
    return sayThere(error, toPay, reply);
  }
}
