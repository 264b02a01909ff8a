import type { FastifyInstance, FastifyReply } from 'fastify';
import { commonFault, neverAnswer } from '../faults.ts';
import { formOf, type PostedTexts } from '../form.ts';
import type { SandboxState } from '../gateway.ts';
import { type Merchant, ownerOfAccessCode } from '../merchants.ts';
import { takeUpEarlier } from '../provider.ts';
import type { Switches } from '../switches.ts';
import { CARDS } from './cards.ts';
import { decryptMessage, encryptMessage } from './crypto.ts';
import { confirmOrders } from './order-list.ts';
import { askedTransaction, NO_RECORD, orderStatus } from './order-status.ts';
import { refundOrder } from './refund.ts';

/** A wrong access code and an unregistered address both get this plain text. */
const ACCESS_REFUSED = refusal('Access_code: Invalid Parameter', '51407');

type MerchantQuestion = {
  gateway: SandboxState;
  merchant: Merchant;
  version: string;
  question: Record<string, unknown>;
};
type Command = (call: MerchantQuestion, reply: FastifyReply) => FastifyReply;

const commands: Record<string, Command> = {
  orderStatusTracker: answerStatus,
  refundOrder: answerRefund,
  confirmOrder: answerConfirmation,
};

/** One address for all commands (docs/payments.md 3.5 and 3.6). */
export function mountApi(app: FastifyInstance, gateway: SandboxState): void {
  app.post('/apis/servlet/DoWebTrans', async (request, reply) => {
    const form = formOf(request.body);
    const name = form.command ?? '';
    const call = readCall(gateway, form);
    if (call) await takeUpEarlier(gateway, CARDS, namedIn(call));
    gateway.journal.note({ direction: 'in', path: '/apis/servlet/DoWebTrans', command: name, ...aboutCall(call) });
    void reply.type('text/html; charset=UTF-8');
    if (!call) return reply.send(ACCESS_REFUSED);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    return command ? command(call, reply) : reply.send(refusal('Command: Invalid Parameter', '51407'));
  });
}

/** Undefined for everything that the real gateway answers with 51407: code, address or key do not fit. */
function readCall(gateway: SandboxState, form: PostedTexts): MerchantQuestion | undefined {
  const merchant = ownerOfAccessCode(gateway.merchants, form.access_code ?? '');
  if (!merchant || merchant.ipRegistered === false) return undefined;
  const question = jsonOf(decryptMessage(form.enc_request ?? '', merchant.workingKey, merchant.cipher));
  return question && { gateway, merchant, version: form.version ?? '1.1', question };
}

function jsonOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return value !== null && typeof value === 'object' ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function aboutCall(call: MerchantQuestion | undefined) {
  if (!call) return { word: '51407' };
  const { merchant, question, gateway } = call;
  const asked = askedTransaction(gateway, merchant.merchantId, question);
  return {
    merchantId: merchant.merchantId,
    orderId: asked?.orderId ?? optional(question.order_no),
    trackingId: asked?.trackingId ?? optional(question.reference_no),
    refundReference: optional(question.refund_ref_no),
    amount: optional(question.refund_amount),
  };
}

const namedIn = ({ merchant: { merchantId }, question }: MerchantQuestion) => ({
  merchantId,
  orderId: optional(question.order_no),
  trackingId: optional(question.reference_no),
});

function optional(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value).slice(0, 60);
}

function answerStatus({ gateway, merchant, version, question }: MerchantQuestion, reply: FastifyReply): FastifyReply {
  const asked = askedTransaction(gateway, merchant.merchantId, question);
  const fault = gateway.switchboard.takeInquiryFault(asked?.orderId ?? String(question.order_no ?? '*'));
  const seal = (document: object) => reply.send(sealedAnswer(merchant, version, 'Order_Status_Result', document));
  const faults: Partial<Record<Switches['inquiry'], () => FastifyReply>> = {
    garbage: () => reply.send('status=0&enc_response=5f3zz-not-hex\r\n&enc_error_code='),
    refused: () => reply.send(ACCESS_REFUSED),
    not_found: () => seal(NO_RECORD),
  };
  return (
    faults[fault]?.() ??
    commonFault(gateway, reply, fault) ??
    seal(orderStatus(gateway, asked, fault === 'wrong_amount'))
  );
}

function answerRefund({ gateway, merchant, version, question }: MerchantQuestion, reply: FastifyReply): FastifyReply {
  const transaction = askedTransaction(gateway, merchant.merchantId, { reference_no: question.reference_no });
  const fault = transaction && gateway.switchboard.of(transaction.orderId).refund;
  if (fault === 'lost') return neverAnswer(gateway, reply);
  const reference = optional(question.refund_ref_no) ?? '';
  const answer = refundOrder(gateway, transaction, reference, optional(question.refund_amount) ?? '');
  // Only an accepted call times out: its repetition must learn that the first one arrived.
  if (fault === 'timeout' && answer.refund_status === 0) return neverAnswer(gateway, reply);
  return reply.send(sealedAnswer(merchant, version, 'Refund_Order_Result', answer));
}

function answerConfirmation(call: MerchantQuestion, reply: FastifyReply): FastifyReply {
  const { gateway, merchant, version, question } = call;
  const items = Array.isArray(question.order_List) ? question.order_List : [];
  const result = confirmOrders(gateway, merchant.merchantId, items);
  return reply.send(sealedAnswer(merchant, version, 'Order_Result', result));
}

/** Not encrypted, because there is no key to trust. */
function refusal(text: string, code: string): string {
  return `status=1&enc_response=${text}&enc_error_code=${code}`;
}

/** Encrypted, with the real API's CR LF after the hex. Version 1.1 wraps the document, 1.2 is flat. */
function sealedAnswer(merchant: Merchant, version: string, wrapper: string, document: object): string {
  const body = version === '1.1' ? { [wrapper]: document } : document;
  const hex = encryptMessage(JSON.stringify(body), merchant.workingKey, merchant.cipher);
  return `status=0&enc_response=${hex}\r\n&enc_error_code=`;
}
