import type { FastifyInstance, FastifyReply } from 'fastify';
import { commonFault, neverAnswer } from '../faults.ts';
import { formOf } from '../form.ts';
import type { SandboxState } from '../gateway.ts';
import type { WalletMerchant } from '../merchants.ts';
import { takeUpEarlier } from '../provider.ts';
import { type Envelope, isSignedEnvelope, readEnvelope, writeEnvelope } from './envelope.ts';
import { initiateTransaction } from './initiate.ts';
import type { WalletOrder } from './order.ts';
import { orderStatus } from './order-status.ts';
import { applyRefund, refundBody, refundStatus } from './refund.ts';
import { BAD_CHECKSUM, NO_RECORD, resultInfo, SYSTEM_ERROR, UNKNOWN_MID } from './results.ts';
import { WALLETS } from './wallets.ts';

type WalletCall = {
  gateway: SandboxState;
  merchant: WalletMerchant;
  order: WalletOrder | undefined;
  body: Envelope['body'];
};

/** Calls of a shop's server (docs/payments.md 4.3, 4.7 and 4.8): JSON in and out, both signed. */
export function mountMerchantCalls(app: FastifyInstance, gateway: SandboxState): void {
  app.post('/theia/api/v1/initiateTransaction', (request, reply) => {
    const { mid, orderId } = formOf(request.query);
    const { body, merchant, order } = initiateTransaction(gateway, String(request.body), { mid, orderId });
    const { resultInfo: told } = body as ReturnType<typeof resultInfo>;
    const about = { merchantId: mid, orderId, trackingId: order?.trackingId, word: told.resultCode };
    gateway.journal.note({
      direction: 'in',
      path: request.url.split('?')[0] ?? '',
      command: 'initiateTransaction',
      ...about,
    });
    return sendDocument(gateway, reply, body, merchant);
  });
  mountSigned(app, gateway, '/v3/order/status', 'orderStatus', answerStatus);
  mountSigned(app, gateway, '/refund/apply', 'refundApply', answerRefund);
  mountSigned(app, gateway, '/v2/refund/status', 'refundStatus', (call, reply) =>
    send(call, reply, refundBody(call.order, call.body, refundStatus(gateway, call.order, call.body))),
  );
}

type Handler = (call: WalletCall, reply: FastifyReply) => FastifyReply;

/** 335 for an unknown merchant, 330 for a checksum that does not fit. */
function mountSigned(
  app: FastifyInstance,
  gateway: SandboxState,
  path: string,
  command: string,
  handle: Handler,
): void {
  app.post(path, async (request, reply) => {
    const envelope = readEnvelope(String(request.body));
    const merchant = gateway.wallets.byId(String(envelope?.body.mid));
    const problem = merchant ? BAD_CHECKSUM : UNKNOWN_MID;
    const entry = { direction: 'in' as const, path, command };
    if (!envelope || !merchant || !isSignedEnvelope(envelope, merchant.merchantKey)) {
      gateway.journal.note({ ...entry, word: problem.code });
      return sendDocument(gateway, reply, resultInfo(problem));
    }
    const { body } = envelope;
    await takeUpEarlier(gateway, WALLETS, { merchantId: merchant.merchantId, orderId: String(body.orderId) });
    const order = gateway.orders.byOrder(String(body.orderId), merchant.merchantId);
    gateway.journal.note({ ...entry, ...aboutOf(merchant, body), trackingId: order?.trackingId });
    return handle({ gateway, merchant, order, body }, reply);
  });
}

const aboutOf = ({ merchantId }: WalletMerchant, { orderId, refId, refundAmount }: Envelope['body']) => ({
  merchantId,
  orderId: textOf(orderId),
  refundReference: textOf(refId),
  amount: textOf(refundAmount),
});

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : String(value).slice(0, 60));

const send = ({ gateway, merchant }: WalletCall, reply: FastifyReply, body: object): FastifyReply =>
  sendDocument(gateway, reply, body, merchant);

function sendDocument(
  { clock }: SandboxState,
  reply: FastifyReply,
  body: object,
  merchant?: WalletMerchant,
): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(writeEnvelope(body, clock.now(), merchant?.merchantKey));
}

function answerStatus(call: WalletCall, reply: FastifyReply): FastifyReply {
  const { gateway, order, body } = call;
  const fault = gateway.switchboard.takeInquiryFault(String(body.orderId));
  if (fault === 'garbage') return reply.type('text/html').send('<html>not the answer you asked for');
  if (fault === 'refused') return sendDocument(gateway, reply, resultInfo(BAD_CHECKSUM));
  if (fault === 'system_error') return send(call, reply, resultInfo(SYSTEM_ERROR));
  if (fault === 'not_found') return send(call, reply, resultInfo(NO_RECORD));
  const common = commonFault(gateway, reply, fault);
  return common ?? send(call, reply, orderStatus(gateway, order, fault === 'wrong_amount'));
}

function answerRefund(call: WalletCall, reply: FastifyReply): FastifyReply {
  const { gateway, order, body } = call;
  const result = applyRefund(gateway, order, body);
  const isLost = order && gateway.switchboard.of(order.orderId).refund === 'timeout';
  // Only an accepted call is lost: its repetition must learn that the first one arrived.
  if (isLost && result.status === 'PENDING') return neverAnswer(gateway, reply);
  return send(call, reply, refundBody(order, body, result));
}
