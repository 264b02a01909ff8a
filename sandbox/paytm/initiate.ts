import { randomBytes } from 'node:crypto';
import { paiseOf } from '../amount.ts';
import type { SandboxState } from '../gateway.ts';
import type { PaymentQuery } from '../ledger.ts';
import type { WalletMerchant } from '../merchants.ts';
import { type Envelope, isSignedEnvelope, membersOf, readEnvelope } from './envelope.ts';
import type { WalletOrder } from './order.ts';
import { type Result, resultInfo } from './results.ts';

const TOKEN_LIFE_MS = 15 * 60 * 1000;

export type UnsignedAnswer = { body: object; merchant?: WalletMerchant; order?: WalletOrder };

type Addressed = { mid?: string; orderId?: string };
type NewOrder = Omit<PaymentQuery<WalletOrder>, 'token' | 'tokenUntil'> & { website: string };

const refusal = (code: string, message: string, status = 'F'): Result => ({ status, code, message });

const refusals = {
  unreadable: refusal('1001', 'Request parameters are not valid'),
  missing: refusal('1007', 'Missing mandatory element'),
  pipe: refusal('1008', 'Pipe character is not allowed'),
  checksum: refusal('2005', 'Checksum provided is invalid'),
  mid: refusal('2006', 'Mid is invalid'),
  amount: refusal('2007', 'Txn amount is invalid'),
  otherMid: refusal('2013', 'Mid in the query param does not match with the Mid sent in the request'),
  otherOrder: refusal('2014', 'OrderId in the query param does not match with the OrderId sent in the request'),
  inconsistent: refusal('2023', 'Repeat Request Inconsistent'),
  duplicate: refusal('325', 'Duplicate order id'),
  website: refusal('501', 'System Error'),
};

/** Checks as the real call does (docs/payments.md 4.3). A repeat gets the same token. */
export function initiateTransaction(gateway: SandboxState, text: string, addressed: Addressed): UnsignedAnswer {
  const envelope = readEnvelope(text);
  if (!envelope) return refused(refusals.unreadable);
  const merchant = gateway.wallets.byId(String(envelope.body.mid));
  if (envelope.body.mid !== addressed.mid) return refused(refusals.otherMid);
  if (!merchant) return refused(refusals.mid);
  const asked = askedIn(envelope);
  const problem = problemOf(envelope, merchant, asked, addressed);
  return problem ? refused(problem) : opened(gateway, merchant, asked);
}

const refused = (result: Result): UnsignedAnswer => ({ body: resultInfo(result) });

function askedIn({ body }: Envelope): NewOrder {
  const amount = membersOf(body.txnAmount);
  return {
    merchantId: textOf(body.mid),
    orderId: textOf(body.orderId),
    website: textOf(body.websiteName),
    paise: amount?.currency === 'INR' ? (paiseOf(textOf(amount.value)) ?? 0) : 0,
    callbackUrl: textOf(body.callbackUrl),
    customer: textOf(membersOf(body.userInfo)?.custId),
  };
}

function problemOf(envelope: Envelope, merchant: WalletMerchant, asked: NewOrder, { orderId }: Addressed) {
  if (!isSignedEnvelope(envelope, merchant.merchantKey)) return refusals.checksum;
  if (asked.orderId !== orderId) return refusals.otherOrder;
  if (envelope.bodyText.includes('|')) return refusals.pipe;
  if (!asked.customer || !URL.canParse(asked.callbackUrl) || envelope.body.requestType !== 'Payment')
    return refusals.missing;
  if (!/^[A-Za-z0-9@_.-]{1,50}$/.test(asked.orderId)) return refusals.unreadable;
  if (asked.paise === 0) return refusals.amount;
  return asked.website === merchant.website ? undefined : refusals.website;
}

function opened(
  { orders, clock }: SandboxState,
  merchant: WalletMerchant,
  { website: _, ...asked }: NewOrder,
): UnsignedAnswer {
  const known = orders.byOrder(asked.orderId, asked.merchantId);
  if (known && (known.paise !== asked.paise || known.callbackUrl !== asked.callbackUrl))
    return refused(refusals.inconsistent);
  if (known && (orders.isPaid(known) || known.outcome)) return refused(refusals.duplicate);
  const newToken = () => ({ token: randomBytes(20).toString('hex'), tokenUntil: clock.now() + TOKEN_LIFE_MS });
  const order = known ?? orders.open({ ...asked, ...newToken() });
  if (order.tokenUntil <= clock.now()) Object.assign(order, newToken());
  const result = known ? refusal('0002', 'Success Idempotent', 'S') : refusal('0000', 'Success', 'S');
  const { token: txnToken } = order;
  return { body: { ...resultInfo(result), txnToken, isPromoCodeValid: false, authenticated: false }, merchant, order };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
