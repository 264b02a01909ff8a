import { decimalRupees } from '../amount.ts';
import { returnDate } from '../clock.ts';
import { type Message, withoutSeparators } from './message.ts';
import type { Transaction } from './transaction.ts';

export type ReturnWord = 'Success' | 'Failure' | 'Aborted' | 'Awaited' | 'Timeout' | 'Invalid';

type Wording = { failure?: string; status: string; code: '0' | '1' };

const wordings: Record<ReturnWord, Wording> = {
  Success: { status: 'Transaction is Successful', code: '0' },
  Failure: { failure: 'Insufficient funds', status: 'Declined', code: '1' },
  Aborted: { status: 'I have second thoughts about making this payment', code: '0' },
  Awaited: { status: 'Awaiting bank', code: '0' },
  Timeout: { status: 'Session timed out', code: '1' },
  Invalid: { failure: 'Invalid request', status: 'Invalid', code: '0' },
};

const addressParts = ['name', 'address', 'city', 'state', 'zip', 'country', 'tel'];

/** Keys are in the documented order. `at` is the time of the answer (ms). */
export function returnMessage(transaction: Transaction, word: ReturnWord, at: number, failure?: string): Message {
  const echoed = (key: string) => withoutSeparators(transaction.request[key]);
  const echo = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, echoed(key)]));
  return {
    ...head(transaction, word, failure),
    ...echo([...addressParts, 'email'].map((part) => `billing_${part}`)),
    ...echo(addressParts.map((part) => `delivery_${part}`)),
    ...echo([1, 2, 3, 4, 5].map((number) => `merchant_param${number}`)),
    ...tail(transaction, word, at),
  };
}

function head(transaction: Transaction, word: ReturnWord, failure?: string): Message {
  const { status, failure: usualFailure = '' } = wordings[word];
  const aborted = word === 'Aborted';
  return {
    order_id: withoutSeparators(transaction.orderId),
    tracking_id: transaction.trackingId,
    bank_ref_no: word === 'Success' ? transaction.bankReference : 'null',
    order_status: word,
    failure_message: failure ?? usualFailure,
    payment_mode: aborted ? 'null' : 'Unified Payments',
    card_name: aborted ? 'null' : 'UPI',
    status_code: 'null',
    status_message: status,
    currency: withoutSeparators(transaction.currency),
    amount: decimalRupees(transaction.paise),
  };
}

function tail(transaction: Transaction, word: ReturnWord, at: number): Message {
  return {
    vault: 'N',
    offer_type: 'null',
    offer_code: 'null',
    discount_value: '0.0',
    mer_amount: word === 'Aborted' ? 'null' : decimalRupees(transaction.paise),
    eci_value: 'null',
    retry: 'N',
    response_code: wordings[word].code,
    billing_notes: '',
    trans_date: returnDate(at),
    bin_country: '',
  };
}
