import { randomBytes } from 'node:crypto';
import { decimalRupees, otherAmount } from '../amount.ts';
import { otherOrderId } from '../ccavenue/tamper.ts';
import type { SandboxState } from '../gateway.ts';
import type { WalletMerchant } from '../merchants.ts';
import { SwitchError, type Switches } from '../switches.ts';
import { callbackFields } from './callback.ts';
import { signedForm } from './checksum.ts';
import type { WalletOrder } from './order.ts';
import { type Result, resultsOf, SUCCESS } from './results.ts';

type FormTexts = Record<string, string>;
type Case = { gateway: SandboxState; merchant: WalletMerchant; order: WalletOrder; fields: FormTexts };

const forgers: Record<Switches['tamper'], (given: Case) => FormTexts> = {
  none: ({ merchant, fields }) => signedForm(fields, merchant.merchantKey),
  amount: ({ merchant, order, fields }) =>
    signedForm({ ...fields, TXNAMOUNT: decimalRupees(otherAmount(order.paise)) }, merchant.merchantKey),
  order_id: ({ merchant, order, fields }) =>
    signedForm({ ...fields, ORDERID: otherOrderId(order.orderId) }, merchant.merchantKey),
  other_key: ({ gateway, merchant, fields }) => {
    const other = gateway.wallets.all().find(({ merchantId }) => merchantId !== merchant.merchantId);
    return signedForm(fields, other?.merchantKey ?? randomBytes(8).toString('hex'));
  },
  truncated: ({ merchant, fields }) => {
    const signed = signedForm(fields, merchant.merchantKey);
    return { ...signed, CHECKSUMHASH: (signed.CHECKSUMHASH ?? '').slice(0, -8) };
  },
  garbage: ({ fields }) => ({ ...fields, CHECKSUMHASH: randomBytes(81).toString('base64') }),
  unsigned: ({ fields }) => fields,
  recut: ({ merchant, order, gateway }) => recut(merchant, order, gateway.clock.now()),
  replay: ({ gateway, merchant, order }) => {
    const earlier = gateway.orders.paidBefore(order);
    if (!earlier)
      throw new SwitchError('There is no earlier success of this merchant to replay: pay another order first');
    return signedForm(callbackFields(earlier, SUCCESS, gateway.clock.now()), merchant.merchantKey);
  },
  reflected: () => onlyForCards(),
  spliced: () => onlyForCards(),
};

export function tamperedCallback(given: Omit<Case, 'fields'>, result: Result): FormTexts {
  const { gateway, order } = given;
  const fields = callbackFields(order, result, gateway.clock.now());
  return forgers[gateway.switchboard.of(order.orderId).tamper]({ ...given, fields });
}

/** Turns a failed payment into a forged success with a valid checksum, by moving the `|` of an echoed value (docs/payments.md 1.1). */
function recut(merchant: WalletMerchant, order: WalletOrder, at: number): FormTexts {
  const { BANKTXNID: _bank, TXNID: _txn, ...failure } = callbackFields(order, resultsOf.abort, at);
  const { MID = '', ORDERID = '', TXNAMOUNT = '', RESPCODE = '', RESPMSG = '', STATUS = '' } = failure;
  const paid = { MID, ORDERID, PAYMENTMODE: 'UPI', RESPCODE: '01', RESPMSG: SUCCESS.message, STATUS: SUCCESS.status };
  const forged = { ...paid, TXNAMOUNT, TXNDATE: 'd', TXNID: 't' };
  const genuine = { ...failure, MERC_UNQ_REF: ['x', ...Object.values(forged)].join('|') };
  const left = { ZZ11: MID, ZZ12: ORDERID, ZZ13: RESPCODE, ZZ14: RESPMSG, ZZ15: STATUS, ZZ16: TXNAMOUNT };
  const { CHECKSUMHASH = '' } = signedForm(genuine, merchant.merchantKey);
  return { CURRENCY: 'INR', MERC_UNQ_REF: 'x', ...forged, ...left, CHECKSUMHASH };
}

function onlyForCards(): never {
  throw new SwitchError('This switch is for CCAvenue: nothing of a callback of Paytm is encrypted');
}
