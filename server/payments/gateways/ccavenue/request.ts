import { formatAmount } from '#contract/kernel/money.ts';
import type { Credentials, GatewayOrder } from '../gateway.ts';

const PROVIDER_REFERENCE = /^[A-Za-z0-9_-]{1,30}$/;
const MAX_URL_LENGTH = 100;

/** URL-encoded, so that visitor input adds no key (docs/payments.md 3.1). Throws a RangeError. */
export function requestText(order: GatewayOrder, credentials: Pick<Credentials, 'mid'>): string {
  checkLimits(order);
  const pairs: [string, string][] = [
    ['merchant_id', credentials.mid],
    ['order_id', order.orderId],
    ['currency', 'INR'],
    ['amount', formatAmount(order.amountPaise)],
    ['redirect_url', order.returnUrl],
    ['cancel_url', order.cancelUrl],
    ['language', 'EN'],
    ['billing_tel', order.mobile],
    ['billing_country', 'India'],
    ['merchant_param1', order.attemptId],
    ['merchant_param2', order.offeringId],
  ];
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
}

function checkLimits(order: GatewayOrder): void {
  checkReference('order id', order.orderId);
  if (!Number.isSafeInteger(order.amountPaise) || order.amountPaise <= 0) {
    throw new RangeError('The amount must be a whole number of paise above zero');
  }
  for (const url of [order.returnUrl, order.cancelUrl]) {
    if (url.length > MAX_URL_LENGTH)
      throw new RangeError(`A return address may have at most ${MAX_URL_LENGTH} characters`);
  }
}

export function checkReference(what: string, reference: string): void {
  if (!PROVIDER_REFERENCE.test(reference)) throw new RangeError(`The ${what} must be 1 to 30 of A-Z a-z 0-9 _ -`);
}
