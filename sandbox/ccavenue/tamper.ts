import { randomBytes } from 'node:crypto';
import { decimalRupees, otherAmount } from '../amount.ts';
import type { SandboxState } from '../gateway.ts';
import type { Merchant } from '../merchants.ts';
import { SwitchError, type Switches } from '../switches.ts';
import { encryptMessage } from './crypto.ts';
import { spliced } from './cut-and-paste.ts';
import { type Message, writeMessage } from './message.ts';
import { returnMessage } from './return-message.ts';
import type { Transaction } from './transaction.ts';

export type ReturnFields = { encResp: string; orderNo: string; crossSellUrl: string };

type Case = { gateway: SandboxState; merchant: Merchant; transaction: Transaction; message: Message };
type Forger = (given: Case) => { encResp: string; orderNo?: string };

const forgers: Record<Switches['tamper'], Forger> = {
  none: ({ merchant, message }) => sealed(merchant, message),
  amount: ({ merchant, message, transaction }) => {
    const amount = decimalRupees(otherAmount(transaction.paise));
    return sealed(merchant, { ...message, amount, mer_amount: amount });
  },
  order_id: ({ merchant, message }) => {
    const orderNo = otherOrderId(message.order_id ?? '');
    return { ...sealed(merchant, { ...message, order_id: orderNo }), orderNo };
  },
  other_key: ({ gateway, merchant, message }) => {
    const other = gateway.merchants.all().find((one) => one.merchantId !== merchant.merchantId);
    const workingKey = other?.workingKey ?? randomBytes(16).toString('hex');
    return sealed({ ...merchant, workingKey }, message);
  },
  truncated: ({ merchant, message }) => ({ encResp: sealed(merchant, message).encResp.slice(0, -32) }),
  garbage: ({ message }) => ({ encResp: randomBytes(writeMessage(message).length & ~15).toString('hex') }),
  reflected: ({ transaction }) => ({ encResp: transaction.encRequest }),
  spliced: (given) => ({ encResp: splicedAnswer(given) }),
  unsigned: () => onlyForWallets(),
  recut: () => onlyForWallets(),
  replay: ({ gateway, merchant, transaction }) => {
    const earlier = gateway.transactions.paidBefore(transaction);
    if (!earlier)
      throw new SwitchError('There is no earlier success of this merchant to replay: pay another order first');
    const paidAt = earlier.history.findLast(({ word }) => word !== 'Refunded')?.at ?? earlier.openedAt;
    return { ...sealed(merchant, returnMessage(earlier, 'Success', paidAt)), orderNo: earlier.orderId };
  },
};

/** Fields of the return, changed by the tamper switch. Throws SwitchError for a replay without a success. */
export function returnFields(given: Case): ReturnFields {
  const forger = forgers[given.gateway.switchboard.of(given.transaction.orderId).tamper];
  return { orderNo: given.transaction.orderId, crossSellUrl: '', ...forger(given) };
}

function sealed(merchant: Merchant, message: Message): { encResp: string } {
  return { encResp: encryptMessage(writeMessage(message), merchant.workingKey, merchant.cipher) };
}

function onlyForWallets(): never {
  throw new SwitchError('This switch is for Paytm: an answer of CCAvenue has no checksum');
}

export function otherOrderId(orderId: string): string {
  return orderId.slice(0, -1) + (orderId.endsWith('f') ? 'e' : 'f');
}

function splicedAnswer({ merchant, message, transaction, gateway }: Case): string {
  const at = gateway.clock.now();
  const failed = writeMessage(returnMessage(transaction, 'Failure', at));
  const wanted = { order_id: message.order_id ?? '', amount: decimalRupees(transaction.paise) };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const reference = { trackingId: `${transaction.trackingId}${attempt}`, bankReference: String(4e11 + attempt) };
    const sibling = { ...transaction, ...reference, orderId: otherOrderId(transaction.orderId), paise: 100 };
    const succeeded = writeMessage(returnMessage(sibling, 'Success', at));
    if (merchant.cipher === 'gcm') return joinedGcm(merchant, failed, succeeded);
    const joint = spliced(failed, succeeded, merchant.workingKey, wanted);
    if (joint) return joint;
  }
  throw new SwitchError('No joint of two answers looks paid for this order');
}

// GCM has a tag, so a joint can only be refused; the halves of two genuine answers still make an honest try.
function joinedGcm(merchant: Merchant, failed: string, succeeded: string): string {
  const own = encryptMessage(failed, merchant.workingKey, 'gcm');
  const other = encryptMessage(succeeded, merchant.workingKey, 'gcm');
  return other.slice(0, 160) + own.slice(160);
}
