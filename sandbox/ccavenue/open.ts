import { paiseOf } from '../amount.ts';
import type { SandboxState } from '../gateway.ts';
import { type PaymentQuery, wordOf } from '../ledger.ts';
import { type Merchant, ownerOfAccessCode } from '../merchants.ts';
import { decryptMessage, encryptMessage } from './crypto.ts';
import { readMessage, writeMessage } from './message.ts';
import { returnMessage } from './return-message.ts';
import type { ReturnFields } from './tamper.ts';
import type { Transaction } from './transaction.ts';

const PAGE_LIFE_MS = 15 * 60 * 1000;
const MAX_ORDER_ID = 30;
const MAX_URL = 100;

export type Opening =
  | { kind: 'page'; merchant: Merchant; transaction: Transaction }
  | { kind: 'unauthenticated' }
  | { kind: 'unregistered-domain' }
  | { kind: 'no-return-address' }
  | { kind: 'invalid'; url: string; fields: ReturnFields; orderId: string; reason: string };

interface PaymentRequest {
  encRequest: string;
  accessCode: string;
  /** Null if the browser hides it; undefined if the caller is no browser. */
  origin?: string | null;
}

export function openTransaction(gateway: SandboxState, { encRequest, accessCode, origin }: PaymentRequest): Opening {
  const merchant = ownerOfAccessCode(gateway.merchants, accessCode);
  const text = merchant && decryptMessage(encRequest, merchant.workingKey, merchant.cipher);
  const request = readMessage(text ?? '');
  if (!merchant || request.merchant_id !== merchant.merchantId) return { kind: 'unauthenticated' };
  const redirectUrl = request.redirect_url ?? '';
  if (!isWebAddress(redirectUrl)) return { kind: 'no-return-address' };
  if (origin !== undefined && !isSameSite(origin, redirectUrl)) return { kind: 'unregistered-domain' };
  const asked: PaymentQuery<Transaction> = {
    merchantId: merchant.merchantId,
    orderId: request.order_id ?? '',
    paise: paiseOf(request.amount) ?? 0,
    currency: request.currency ?? '',
    redirectUrl,
    cancelUrl: isWebAddress(request.cancel_url ?? '') ? (request.cancel_url ?? '') : redirectUrl,
    request,
    encRequest,
  };
  const reason = problemOf(asked);
  return reason
    ? invalid(gateway, merchant, asked, reason)
    : { kind: 'page', merchant, transaction: open(gateway, asked) };
}

function open({ transactions, clock }: SandboxState, asked: PaymentQuery<Transaction>): Transaction {
  const undecided = transactions.ofOrder(asked.orderId, asked.merchantId).find((visit) => !visit.outcome);
  if (undecided) return Object.assign(undecided, asked);
  const transaction = transactions.open(asked, 'Initiated');
  clock.after(PAGE_LIFE_MS, () => expire(transactions, transaction));
  return transaction;
}

/** The page lives 15 minutes; an undecided payment then times out. */
function expire(transactions: SandboxState['transactions'], transaction: Transaction): void {
  if (wordOf(transaction) !== 'Initiated') return;
  transaction.outcome = 'timeout';
  transactions.say(transaction, 'Timeout');
}

function problemOf(asked: PaymentQuery<Transaction>): string | undefined {
  if (asked.currency !== 'INR') return 'Currency not allowed';
  if (!/^[A-Za-z0-9_-]+$/.test(asked.orderId))
    return 'Order id is missing or has other characters than A-Z a-z 0-9 - _';
  if (asked.orderId.length > MAX_ORDER_ID) return 'Order id is longer than 30 characters';
  if (asked.paise === 0) return 'Amount is not a number above zero with at most two decimals';
  if (asked.redirectUrl.length > MAX_URL) return 'redirect_url is longer than 100 characters';
  if (asked.cancelUrl.length > MAX_URL) return 'cancel_url is longer than 100 characters';
  return undefined;
}

function invalid(gateway: SandboxState, merchant: Merchant, asked: PaymentQuery<Transaction>, reason: string): Opening {
  const at = gateway.clock.now();
  const refused = { ...asked, trackingId: `313${at}`, bankReference: '', openedAt: at, history: [], refunds: [] };
  const text = writeMessage(returnMessage(refused, 'Invalid', at, reason));
  const encResp = encryptMessage(text, merchant.workingKey, merchant.cipher);
  const fields = { encResp, orderNo: asked.orderId, crossSellUrl: '' };
  return { kind: 'invalid', url: asked.redirectUrl, fields, orderId: asked.orderId, reason };
}

/** A merchant's registered domain is the one of its return address; a developer's own machine has several names. */
function isSameSite(origin: string | null, redirectUrl: string): boolean {
  const hostOf = (url: string) => new URL(url).host.replace(/^(127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost');
  return origin !== null && hostOf(origin) === hostOf(redirectUrl);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
