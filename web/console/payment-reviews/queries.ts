import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paymentReviewsApi } from '#contract/payment-reviews/api.ts';
import type { Payment, RefundRequest, ReviewDecision, SearchedState } from '#contract/payment-reviews/model.ts';
import type { ToastText } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';

export const payments = client(paymentReviewsApi);

const ALL = ['payments'];

/** Only its total is used. Refetched each minute. */
export const waitingQuery = (state: SearchedState, organisationId: string | null) => {
  const body = { organisationId, state, page: 1, limit: 1 };
  return queryOptions({
    queryKey: [...ALL, 'waiting', body],
    queryFn: ({ signal }) => payments.search({ body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
};

/** Refetches all lists, also after a refusal, because the call may have learned of a change. */
async function changing<T>(cache: QueryClient, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    const lists = [ALL, ['bookings'], ['dashboard'], ['audit']];
    await Promise.all(lists.map((queryKey) => cache.invalidateQueries({ queryKey })));
  }
}

/** A refund that the gateway refused is bad news, whatever else was done. */
const toldOf = ({ message, payment }: { message: string; payment: Payment }): ToastText => ({
  text: message,
  isBad: payment.refund?.state === 'failed',
});

export const decideReview = async (cache: QueryClient, attemptId: string, decision: ReviewDecision, note: string) =>
  toldOf(await changing(cache, payments.review({ params: { attemptId }, body: { decision, note } })));

/** Asks the gateway about an unsettled payment; returns what is known afterwards. */
export const askGateway = async (cache: QueryClient, attemptId: string) =>
  changing(cache, payments.ask({ params: { attemptId } }));

/** What can be refunded, line by line; never cached. */
export const refundQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'quote', id],
    queryFn: ({ signal }) => payments.quoteRefund({ params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const refundBooking = async (cache: QueryClient, body: RefundRequest, key: string): Promise<ToastText> =>
  toldOf(await changing(cache, payments.refund({ body, key })));

export const retryRefund = async (cache: QueryClient, attemptId: string, evenIfUsed: boolean, key: string) =>
  toldOf(await changing(cache, payments.retryRefund({ params: { attemptId }, body: { evenIfUsed }, key })));
