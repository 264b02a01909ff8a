import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Park } from '#contract/parks/model.ts';
import type { Deps } from '#server/deps.ts';
import { type PaymentRequest, startFormPayment } from '#server/features/payments/service.ts';

/** What the page of a booking says better than an error does. */
const TOLD_THERE: readonly ErrorCode[] = ['ALREADY_PAID', 'PAYMENT_PENDING', 'NOTHING_TO_PAY', 'EXPIRED'];

/**
 * Starts paying a booking (again) and sends the browser to the gateway's own page at once, with scripts and without: a
 * redirect cannot carry a form, so what it would hold goes with the address. Goes back to the page of the booking where
 * that cannot be paid; throws what else startFormPayment throws.
 */
export async function toGateway(
  deps: Deps,
  gateway: Park['gateway'],
  payment: PaymentRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { checkout } = await startFormPayment(deps, payment);
    const address = new URL(checkout.url);
    for (const [name, value] of Object.entries({ ...EXTRA[gateway](payment), ...checkout.fields }))
      address.searchParams.set(name, value);
    return reply.redirect(address.href, STATUS[gateway]);
  } catch (error) {
    if (error instanceof AppError && TOLD_THERE.includes(error.code)) return reply.redirect(request.url, 303);
    throw error;
  }
}

/** The card gateway takes its fields in an address as well (as its kit for frames does); the wallet's page is only ever posted to. */
const STATUS = { ccav: 303, paytm: 307 } as const satisfies Record<Park['gateway'], number>;

const EXTRA: Record<Park['gateway'], (payment: PaymentRequest) => Record<string, string>> = {
  ccav: ({ mid }) => ({ merchant_id: mid }),
  paytm: () => ({}),
};
