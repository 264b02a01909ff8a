import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paymentReviewsApi } from '#contract/payment-reviews/api.ts';
import type { Payment, RefundRequest, ReviewDecision, SearchedState } from '#contract/payment-reviews/model.ts';
import type { ToastText } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';

export const payments = client(paymentReviewsApi);

const ALL = ['payments'];

/** This many of each kind are shown on top of the screen. */
const MOST_URGENT = 5;

/** The newest payments that somebody should look at, of one organisation or of all in sight, and how many there are; read again each minute. */
export const urgentQuery = (state: SearchedState, organisationId: string | null) => {
  const body = { organisationId, state, page: 1, limit: MOST_URGENT };
  return queryOptions({
    queryKey: [...ALL, 'urgent', body],
    queryFn: ({ signal }) => payments.search({ body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
};

/** Answers a call that changes money and bookings; every list of them is read again, also after a refusal: it may have learnt something. */
async function changing<T>(cache: QueryClient, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    const lists = [ALL, ['bookings'], ['dashboard'], ['audit']];
    await Promise.all(lists.map((queryKey) => cache.invalidateQueries({ queryKey })));
  }
}

/** Tells what came of it: money that the gateway refused to send back is bad news, whatever else was done. */
const toldOf = ({ message, payment }: { message: string; payment: Payment }): ToastText => ({
  text: message,
  isBad: payment.refund?.state === 'failed',
});

/** Decides about a payment in review; answers what came of it. */
export const decideReview = async (cache: QueryClient, attemptId: string, decision: ReviewDecision, note: string) =>
  toldOf(await changing(cache, payments.review({ params: { attemptId }, body: { decision, note } })));

/** Has the server ask the gateway about a payment that is not settled; answers what is known then. */
export const askGateway = (cache: QueryClient, attemptId: string) =>
  changing(cache, payments.ask({ params: { attemptId } }));

/** Asks what of a booking can go back, and what each of its lines brings; read anew whenever somebody asks. */
export const refundQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'quote', id],
    queryFn: ({ signal }) => payments.quoteRefund({ params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Sends the money of a paid booking back; answers what came of it. */
export const refundBooking = async (cache: QueryClient, body: RefundRequest, key: string): Promise<ToastText> =>
  toldOf(await changing(cache, payments.refund({ body, key })));

/** Tries a refund again that failed; answers what came of it. */
export const retryRefund = async (cache: QueryClient, attemptId: string, evenIfUsed: boolean, key: string) =>
  toldOf(await changing(cache, payments.retryRefund({ params: { attemptId }, body: { evenIfUsed }, key })));
