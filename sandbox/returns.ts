import type { Gateway } from './gateway.ts';
import type { Merchant } from './merchants.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import { type ReturnFields, returnFields } from './tamper.ts';
import type { Transaction } from './transactions.ts';

/** One form post to the merchant, by the visitor's browser or (a copy, an earlier or a late one) by the gateway. */
export type ReturnPost = {
  by: 'browser' | 'gateway';
  word: ReturnWord;
  url: string;
  fields: ReturnFields;
  /** Virtual seconds after the decision. */
  afterSeconds: number;
};

type Step = Pick<ReturnPost, 'by' | 'word' | 'afterSeconds'>;

/** Every return post that follows from the word, in order, with the order's switches applied. Throws SwitchError. */
export function plannedReturns(
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  word: ReturnWord,
): ReturnPost[] {
  const url = word === 'Aborted' ? transaction.cancelUrl : transaction.redirectUrl;
  return steps(gateway, transaction.orderId, word).map((step) => ({
    ...step,
    url,
    fields: returnFields({
      gateway,
      merchant,
      transaction,
      message: returnMessage(transaction, step.word, gateway.clock.now()),
    }),
  }));
}

function steps(gateway: Gateway, orderId: string, word: ReturnWord): Step[] {
  const { browserLost, browserDelay, returnCopies, sequence, lateSeconds } = gateway.switchboard.of(orderId);
  if (browserLost || returnCopies === 0) return [];
  if (sequence === 'failure_then_success') {
    return [
      { by: 'gateway', word: 'Failure', afterSeconds: 0 },
      { by: 'browser', word: 'Success', afterSeconds: browserDelay },
    ];
  }
  if (sequence === 'success_then_failure') {
    return [
      { by: 'browser', word: 'Success', afterSeconds: browserDelay },
      { by: 'gateway', word: 'Failure', afterSeconds: lateSeconds },
    ];
  }
  const copies = Array.from({ length: returnCopies - 1 }, () => 'gateway' as const);
  return (['browser', ...copies] as const).map((by) => ({ by, word, afterSeconds: browserDelay }));
}
