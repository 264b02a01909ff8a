import { decimalRupees } from '../amount.ts';
import { callbackDate } from '../clock.ts';
import type { WalletOrder } from './order.ts';
import type { Result } from './results.ts';

/** Fields without their checksum (docs/payments.md 4.5). A payment that was never tried has fewer. */
export function callbackFields(order: WalletOrder, result: Result, at: number): Record<string, string> {
  const told = {
    CURRENCY: 'INR',
    MID: order.merchantId,
    ORDERID: order.orderId,
    RESPCODE: result.code,
    RESPMSG: result.message,
    STATUS: result.status,
    TXNAMOUNT: decimalRupees(order.paise),
  };
  const tried = !['141', '810'].includes(result.code);
  if (!tried) return { ...told, BANKTXNID: '', TXNID: order.trackingId };
  return {
    ...told,
    BANKNAME: 'Sandbox Bank',
    BANKTXNID: order.bankReference,
    GATEWAYNAME: 'SANDBOX',
    PAYMENTMODE: 'UPI',
    TXNDATE: callbackDate(at),
    TXNID: order.trackingId,
  };
}
