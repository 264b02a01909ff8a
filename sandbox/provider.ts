import type { EarlierPayment, SandboxState, WantedPayment } from './gateway.ts';
import type { Ledger, LedgerPayment, Outcome, ReturnPost } from './ledger.ts';
import type { MerchantBook } from './merchants.ts';
import type { Switches } from './switches.ts';

type Fields = Record<string, string>;

/** `Said` is the type of its returns and notifications, `Word` of its ledger's states. */
export type Provider<
  Account extends { merchantId: string } = { merchantId: string },
  Own extends LedgerPayment<Word> = LedgerPayment<never>,
  Word = never,
  Said = unknown,
> = {
  book(gateway: SandboxState): MerchantBook<Account>;
  ledger(gateway: SandboxState): Ledger<Word, Own>;
  saidOf: Record<Exclude<Outcome, 'close'>, Said>;
  /** True: after its window was closed a payment cannot be paid any more. */
  closingEnds: boolean;
  settle(gateway: SandboxState, account: Account, payment: Own, said: Said): void;
  returned(
    gateway: SandboxState,
    account: Account,
    payment: Own,
    said: Said,
  ): { word: string; url: string; fields: Fields };
  notify(gateway: SandboxState, account: Account, payment: Own, said: Said): Promise<void>;
  remembered(earlier: EarlierPayment): Omit<Own, keyof LedgerPayment> & Pick<Own, 'history'>;
};

export type Decidable = {
  about: { merchantId: string; orderId: string; trackingId: string };
  payment: Pick<LedgerPayment, 'outcome' | 'answer'>;
  settle(outcome: Outcome, laterSeconds: number): Promise<ReturnPost[]>;
};

export function decidable<Account extends { merchantId: string }, Own extends LedgerPayment<Word>, Word, Said>(
  gateway: SandboxState,
  provider: Provider<Account, Own, Word, Said>,
  payment: Own | undefined,
): Decidable | undefined {
  const account = payment && provider.book(gateway).byId(payment.merchantId);
  if (!account) return undefined;
  const { merchantId, orderId, trackingId } = payment;
  return {
    about: { merchantId, orderId, trackingId },
    payment,
    settle: (outcome, laterSeconds) => decide({ gateway, provider, account, payment }, outcome, laterSeconds),
  };
}

type Case<Account extends { merchantId: string }, Own extends LedgerPayment<Word>, Word, Said> = {
  gateway: SandboxState;
  provider: Provider<Account, Own, Word, Said>;
  account: Account;
  payment: Own;
};

/** Settles an awaited payment after `laterSeconds` of virtual time. SwitchError changes nothing. */
async function decide<Account extends { merchantId: string }, Own extends LedgerPayment<Word>, Word, Said>(
  { gateway, provider, account, payment }: Case<Account, Own, Word, Said>,
  outcome: Outcome,
  laterSeconds: number,
): Promise<ReturnPost[]> {
  if (outcome === 'close') {
    if (provider.closingEnds) payment.outcome = outcome;
    return [];
  }
  const { saidOf } = provider;
  const steps = plannedSteps(gateway.switchboard.of(payment.orderId), saidOf[outcome], saidOf);
  const posts = steps.map(({ said, ...step }) => ({
    ...step,
    ...provider.returned(gateway, account, payment, said),
  }));
  payment.outcome = outcome;
  provider.settle(gateway, account, payment, saidOf[outcome]);
  if (outcome.startsWith('awaited')) {
    const later = outcome === 'awaited-success' ? saidOf.success : saidOf.failure;
    gateway.clock.after(laterSeconds * 1000, async () => {
      provider.settle(gateway, account, payment, later);
      await provider.notify(gateway, account, payment, later);
    });
  }
  await notifyInTime(gateway, payment.orderId, () => provider.notify(gateway, account, payment, saidOf[outcome]));
  return posts;
}

function plannedSteps<Said>(
  { browserLost, browserDelay, returnCopies, sequence, lateSeconds }: Switches,
  said: Said,
  { success, failure }: { success: Said; failure: Said },
): { by: ReturnPost['by']; said: Said; afterSeconds: number }[] {
  if (browserLost || returnCopies === 0) return [];
  if (sequence === 'failure_then_success') {
    return [
      { by: 'gateway', said: failure, afterSeconds: 0 },
      { by: 'browser', said: success, afterSeconds: browserDelay },
    ];
  }
  if (sequence === 'success_then_failure') {
    return [
      { by: 'browser', said: success, afterSeconds: browserDelay },
      { by: 'gateway', said: failure, afterSeconds: lateSeconds },
    ];
  }
  const copies = Array.from({ length: returnCopies - 1 }, () => 'gateway' as const);
  return (['browser', ...copies] as const).map((by) => ({ by, said, afterSeconds: browserDelay }));
}

/** `before` resolves when the merchant's server has answered, `after` at once. */
async function notifyInTime(gateway: SandboxState, orderId: string, send: () => Promise<void>): Promise<void> {
  const { notify, notifySeconds } = gateway.switchboard.of(orderId);
  if (notify === 'before') await send();
  if (notify === 'after') gateway.clock.after(notifySeconds * 1000, send);
}

export async function takeUpEarlier<
  Account extends { merchantId: string },
  Own extends LedgerPayment<Word>,
  Word,
  Said,
>(gateway: SandboxState, provider: Provider<Account, Own, Word, Said>, wanted: WantedPayment): Promise<void> {
  const { merchantId, orderId = '', trackingId } = wanted;
  const ledger = provider.ledger(gateway);
  if (trackingId ? ledger.byTracking(trackingId) : ledger.byOrder(orderId, merchantId)) return;
  const earlier = await gateway.recall(wanted);
  if (!earlier) return;
  const at = earlier.paidAt.getTime();
  ledger.restore({
    merchantId,
    orderId: earlier.orderId,
    trackingId: earlier.trackingId,
    paise: earlier.paise,
    bankReference: '',
    openedAt: at,
    outcome: 'success',
    refunds: earlier.refunds.map((refund) => ({ ...refund, refundId: refund.reference, doneAt: at })),
    ...provider.remembered(earlier),
  } as unknown as Own);
}

/** The status API is late by the lag of the switches. */
export function seenBy<Word>(gateway: SandboxState, { orderId, history }: LedgerPayment<Word>) {
  const horizon = gateway.clock.now() - gateway.switchboard.of(orderId).lagSeconds * 1000;
  return history.findLast(({ at }) => at <= horizon);
}
