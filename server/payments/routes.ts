import { parse as parseForm } from 'node:querystring';
import type { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { formatAmount } from '#contract/kernel/money.ts';
import { paymentsApi, returnsApi, type WalletCheckout, walletNoticesApi } from '#contract/payments/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { inquiriesIn } from './reconciliation.ts';
import { handleNotice, returnFromGateway } from './returns.ts';
import { type PaymentRequest, startPayment } from './service.ts';

interface StartCall {
  body: PaymentRequest;
}

const FORM_LIMIT = { bodyLimit: 64 * 1024 };

export async function paymentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  inquiriesIn(deps.metrics); // printed from the start, so that an alarm sees the first one
  const byCard = ({ body }: StartCall) => payByCard(deps, body);
  const byWallet = ({ body }: StartCall) => payByWallet(deps, body);
  await app.register(async (own) => {
    await own.register(formbody, FORM_LIMIT);
    mount(own, deps, paymentsApi, {
      payTicketByCard: byCard,
      payDoctorByCard: byCard,
      payLoanByCard: byCard,
      payBatchByCard: byCard,
      payTicketByWallet: byWallet,
      payDoctorByWallet: byWallet,
      payLoanByWallet: byWallet,
      payBatchByWallet: byWallet,
      cardNotify: async ({ params, body }) => {
        await handleNotice(deps, 'ccav', params.credentialId, body);
        return { received: true as const };
      },
    });
  });
  await app.register(async (own) => walletNotices(own, deps));
  await app.register(async (own) => returns(own, deps));
}

/** A longer body is no gateway's message; it is read to its end, so that its browser gets the answer. */
const RETURN_LIMIT = 64 * 1024;

/** Any content and size: a visitor with an unreadable return may have paid, and must end on a page. */
async function returns(own: FastifyInstance, deps: Deps): Promise<void> {
  const comeBack = (reply: FastifyReply, payment: string, said: unknown) =>
    returnFromGateway(deps, payment, said).then((place) => goOn(reply, place));
  own.removeAllContentTypeParsers();
  own.addContentTypeParser('*', async (_request: FastifyRequest, payload: Readable) => formIn(payload));
  own.setErrorHandler((error, request, reply) => {
    if (error instanceof AppError && error.code === 'FORBIDDEN') throw error;
    request.log.warn({ err: error }, 'a return could not be read');
    const { payment } = request.params as { payment: string };
    return comeBack(reply, payment, {}).catch(() => goOn(reply, null));
  });
  mount(own, deps, returnsApi, {
    comeBack: ({ params, body, reply }) => comeBack(reply, params.payment, body),
    comeBackByLink: ({ params, query, reply }) => comeBack(reply, params.payment, query),
  });
}

async function formIn(payload: Readable): Promise<Record<string, unknown>> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size <= RETURN_LIMIT) kept.push(part);
  }
  return size > RETURN_LIMIT ? {} : { ...parseForm(Buffer.concat(kept).toString()) };
}

/** Takes the body as text: the provider signs the characters of its JSON, which parsing would lose. */
async function walletNotices(own: FastifyInstance, deps: Deps): Promise<void> {
  own.removeContentTypeParser('application/json');
  own.addContentTypeParser('application/json', { parseAs: 'string', ...FORM_LIMIT }, (_request, text, done) =>
    done(null, text),
  );
  await own.register(formbody, FORM_LIMIT);
  mount(own, deps, walletNoticesApi, {
    walletNotify: async ({ params, body }) => {
      await handleNotice(deps, 'paytm', params.credentialId, body);
      return { received: true as const };
    },
  });
}

async function payByCard(deps: Deps, request: PaymentRequest) {
  const { checkout, orderId } = await startPayment(deps, request, 'ccav');
  const { encRequest = '', access_code = '' } = checkout.kind === 'form' ? checkout.fields : {};
  return { encRequest, access_code, accessCode: access_code, url: checkout.url, orderId };
}

async function payByWallet(deps: Deps, request: PaymentRequest): Promise<WalletCheckout> {
  const { checkout, orderId, amountPaise, merchantId: mid } = await startPayment(deps, request, 'paytm');
  if (checkout.kind === 'form') throw new TypeError('a wallet gateway gives no form');
  const { answer, checkoutJsUrl, url } = checkout;
  return { ...answer, orderId, amount: formatAmount(amountPaise), mid, checkoutJsUrl, url };
}

/** Always 303, even after garbage: the visitor ends on the booking's page, which shows its state. */
const goOn = (reply: FastifyReply, place: Awaited<ReturnType<typeof returnFromGateway>>): FastifyReply =>
  reply.redirect(place ? `/${BOOKING_PAGES[place.kind]}/${place.id}/${place.offeringId}` : '/home', 303);
