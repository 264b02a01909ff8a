import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { toRupees } from '#contract/money.ts';
import type { PaymentHandoffProps } from '#contract/pages.ts';
import type { Park } from '#contract/parks/model.ts';
import type { Deps } from '#server/deps.ts';
import { startFormPayment } from '#server/features/payments/service.ts';
import type { Pages } from '#server/platform/pages.ts';

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
  { renderPage }: Pages,
  toPay: ToPay,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { checkout } = await start(deps, toPay);
    const { kind, visitDay, receipt } = toPay;
    const { id, name, gateway } = toPay.offering;
    const props = {
      ...{ kind, offering: { id, name }, visitDay, receipt },
      gateway: { id: gateway, url: checkout.url, fields: checkout.fields },
    };
    return await renderPage(request, reply, { name: 'payment-handoff', props }, { noindex: true });
  } catch (error) {
    return sayThere(error, toPay, reply);
  }
}

/**
 * Starts paying a booking again and sends the browser to the gateway's own page at once, with scripts and without: a
 * redirect cannot carry a form, so what it would hold goes with the address. Goes back to the page of the booking where
 * that cannot be paid; throws what else startFormPayment throws.
 */
export async function toGateway(deps: Deps, toPay: ToPay, reply: FastifyReply): Promise<FastifyReply> {
  const { gateway, merchantId } = toPay.offering;
  try {
    const { checkout } = await start(deps, toPay);
    const address = new URL(checkout.url);
    for (const [name, value] of Object.entries({ ...EXTRA[gateway](merchantId), ...checkout.fields }))
      address.searchParams.set(name, value);
    return reply.redirect(address.href, STATUS[gateway]);
  } catch (error) {
    if (error instanceof AppError && error.code === 'EXPIRED') return reply.redirect(toPay.page, 303);
    return sayThere(error, toPay, reply);
  }
}

/** The card gateway takes its fields in an address as well (as its kit for frames does); the wallet's page is only ever posted to. */
const STATUS = { ccav: 303, paytm: 307 } as const satisfies Record<Park['gateway'], number>;

const EXTRA: Record<Park['gateway'], (merchantId: string) => Record<string, string>> = {
  ccav: (merchantId) => ({ merchant_id: merchantId }),
  paytm: () => ({}),
};
