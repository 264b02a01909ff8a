import type { Gateway } from './gateway.ts';
import type { Merchant } from './merchants.ts';
import { type ReturnWord, returnMessage } from './return-message.ts';
import type { Switches } from './switches.ts';
import { type ReturnFields, returnFields } from './tamper.ts';
import type { Transaction } from './transactions.ts';

/** One form post to the merchant, by the visitor's browser or (a copy, an earlier or a late one) by the gateway. */
export type ReturnPost<Fields extends Record<string, string> = ReturnFields> = {
  by: 'browser' | 'gateway';
  word: string;
  url: string;
  fields: Fields;
  /** Virtual seconds after the decision. */
  afterSeconds: number;
};

/** A return post without its contents: who sends it, when, and what it says. */
export type ReturnStep<Word> = { by: ReturnPost['by']; word: Word; afterSeconds: number };

/** How a provider says the two words that a switch sets against each other. */
type Disagreement<Word> = { success: Word; failure: Word };

/** Every return post that follows from the word, in order, with the order's switches applied. Throws SwitchError. */
export function plannedReturns(
  gateway: Gateway,
  merchant: Merchant,
  transaction: Transaction,
  word: ReturnWord,
): ReturnPost[] {
  const url = word === 'Aborted' ? transaction.cancelUrl : transaction.redirectUrl;
  const words = { success: 'Success', failure: 'Failure' } as const;
  return plannedSteps<ReturnWord>(gateway.switchboard.of(transaction.orderId), word, words).map((step) => ({
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

/** The return posts of an order, in order, as its switches want them. */
export function plannedSteps<Word>(
  { browserLost, browserDelay, returnCopies, sequence, lateSeconds }: Switches,
  word: Word,
  { success, failure }: Disagreement<Word>,
): ReturnStep<Word>[] {
  if (browserLost || returnCopies === 0) return [];
  if (sequence === 'failure_then_success') {
    return [
      { by: 'gateway', word: failure, afterSeconds: 0 },
      { by: 'browser', word: success, afterSeconds: browserDelay },
    ];
  }
  if (sequence === 'success_then_failure') {
    return [
      { by: 'browser', word: success, afterSeconds: browserDelay },
      { by: 'gateway', word: failure, afterSeconds: lateSeconds },
    ];
  }
  const copies = Array.from({ length: returnCopies - 1 }, () => 'gateway' as const);
  return (['browser', ...copies] as const).map((by) => ({ by, word, afterSeconds: browserDelay }));
}
