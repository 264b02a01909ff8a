import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { toRupees } from '#contract/kernel/money.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { Park } from '#contract/parks/model.ts';
import type { PaymentHandoffProps } from '#contract/payments/page.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { startFormPayment } from './service.ts';

export const pageOf = (kind: BookingKindName, id: string, offeringId: string): string =>
  `/${BOOKING_PAGES[kind]}/${id}/${offeringId}`;

export interface ToPay extends Pick<PaymentHandoffProps, 'kind' | 'visitDay' | 'receipt'> {
  slot?: Wording | null;
  id: string;
  offering: Pick<Park, 'id' | 'name' | 'merchantId' | 'gateway'>;
  booked: BookingKindName;
}

/** The booking's page explains these better than an error does. */
const EXPLAINED_THERE: readonly ErrorCode[] = ['ALREADY_PAID', 'PAYMENT_PENDING', 'NOTHING_TO_PAY'];

const start = (deps: Deps, { id, offering, receipt }: ToPay) => {
  const { id: offeringId, merchantId: mid } = offering;
  return startFormPayment(deps, { id, offeringId, amount: toRupees(receipt.total), mid });
};

const toItsPage = ({ id, booked, offering }: ToPay, reply: FastifyReply): FastifyReply =>
  reply.redirect(pageOf(booked, id, offering.id), 303);

function explainOnItsPage(error: unknown, toPay: ToPay, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError && EXPLAINED_THERE.includes(error.code)) return toItsPage(toPay, reply);
  throw error;
}

/** The page that leads to the gateway has an address of its own, so that Back from the gateway opens it. */
const handOffOf = ({ id, booked, offering }: ToPay): string => `${pageOf(booked, id, offering.id)}/${HANDOFF}`;
export const HANDOFF = 'pay';
/** Query parameter: the page submits itself where scripts run. */
const GO_ON = 'go';

/** A page with one button, for browsers without scripts; for a booking that is already paid its own page. */
export async function handOff(deps: Deps, toPay: ToPay, reply: FastifyReply): Promise<FastifyReply> {
  try {
    await start(deps, toPay);
    return reply.redirect(handOffOf(toPay), 303);
  } catch (error) {
    return explainOnItsPage(error, toPay, reply);
  }
}

/** A booking that is paid or cannot be paid leads to its own page, so that nobody who goes Back pays twice. */
export async function showHandOff(
  deps: Deps,
  { renderPage }: Pages,
  toPay: ToPay,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { url, fields } = (await start(deps, toPay)).checkout;
    const { kind, visitDay, slot, receipt, offering } = toPay;
    const { id, name, gateway } = offering;
    const props = {
      kind,
      offering: { id, name },
      visitDay,
      slot,
      receipt,
      sentWith: GO_ON in (request.query as object) ? request.cspNonce : null,
      gateway: { id: gateway, url, fields },
    };
    return await renderPage(request, reply, { name: 'payment-handoff', props }, { noindex: true });
  } catch (error) {
    if (error instanceof AppError && error.code === 'EXPIRED') return toItsPage(toPay, reply);
    return explainOnItsPage(error, toPay, reply);
  }
}

/**
 * The card gateway takes its sealed fields in an address (as its kit for frames does). The wallet's token is a secret
 * and its page only takes a POST, so a page of ours posts it. Throws what else startFormPayment throws.
 */
export async function toGateway(deps: Deps, toPay: ToPay, reply: FastifyReply): Promise<FastifyReply> {
  const { gateway, merchantId } = toPay.offering;
  if (gateway !== 'ccav') return reply.redirect(`${handOffOf(toPay)}?${GO_ON}`, 303);
  try {
    const { checkout } = await start(deps, toPay);
    const address = new URL(checkout.url);
    for (const [name, value] of Object.entries({ merchant_id: merchantId, ...checkout.fields }))
      address.searchParams.set(name, value);
    return reply.redirect(address.href, 303);
  } catch (error) {
    if (error instanceof AppError && error.code === 'EXPIRED') return toItsPage(toPay, reply);
    return explainOnItsPage(error, toPay, reply);
  }
}
