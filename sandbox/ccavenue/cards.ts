import type { SandboxState } from '../gateway.ts';
import { returned, wordOf } from '../ledger.ts';
import type { Merchant } from '../merchants.ts';
import { sendTimes } from '../outbound.ts';
import type { Provider } from '../provider.ts';
import { encryptMessage } from './crypto.ts';
import { writeMessage } from './message.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import { returnFields } from './tamper.ts';
import type { Transaction } from './transaction.ts';

const TWELVE_DAYS_MS = 12 * 24 * 60 * 60 * 1000;

/** Returns use other words than the API (docs/payments.md 3.5). */
export const CARDS: Provider<Merchant, Transaction, string, ReturnWord> = {
  book: ({ merchants }) => merchants,
  ledger: ({ transactions }) => transactions,
  saidOf: {
    success: 'Success',
    failure: 'Failure',
    abort: 'Aborted',
    'awaited-success': 'Awaited',
    'awaited-failure': 'Awaited',
    timeout: 'Timeout',
  },
  closingEnds: true,
  settle: (gateway, merchant, transaction, word) => {
    if (word === 'Success') pay(gateway, merchant, transaction);
    else gateway.transactions.say(transaction, word === 'Failure' ? 'Unsuccessful' : word);
  },
  returned: (gateway, merchant, transaction, word) => ({
    word,
    url: word === 'Aborted' ? transaction.cancelUrl : transaction.redirectUrl,
    fields: returnFields({
      gateway,
      merchant,
      transaction,
      message: returnMessage(transaction, word, gateway.clock.now()),
    }),
  }),
  notify: async (gateway, merchant, transaction, word) => {
    const text = writeMessage(returnMessage(transaction, word, gateway.clock.now()));
    const fields = { encResp: encryptMessage(text, merchant.workingKey, merchant.cipher) };
    await sendTimes(gateway, merchant.echoUrl, fields, transaction, word);
  },
  remembered: (earlier) => {
    const at = earlier.paidAt.getTime();
    const isBack = returned(earlier) >= earlier.paise;
    return {
      currency: 'INR',
      redirectUrl: '',
      cancelUrl: '',
      request: {},
      encRequest: '',
      history: [{ at, word: 'Shipped' }, ...(isBack ? [{ at, word: 'Refunded' }] : [])],
    };
  },
};

function pay({ transactions, clock }: SandboxState, merchant: Merchant, transaction: Transaction): void {
  const earlier = transactions.byOrder(transaction.orderId, transaction.merchantId);
  const twice = earlier !== undefined && earlier !== transaction && transactions.isPaid(earlier);
  const confirmed = merchant.autoConfirm === false ? 'Successful' : 'Shipped';
  transactions.say(transaction, twice ? 'Auto-Reversed' : confirmed);
  if (twice || confirmed === 'Shipped') return;
  clock.after(TWELVE_DAYS_MS, () => {
    if (wordOf(transaction) === 'Successful') transactions.say(transaction, 'Auto-Cancelled');
  });
}
