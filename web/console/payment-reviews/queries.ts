import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paymentReviewsApi } from '#contract/payment-reviews/api.ts';
import {
  HANGING,
  type Payment,
  REFUND_FAILED,
  type RefundRequest,
  type ReviewDecision,
  type SearchedState,
} from '#contract/payment-reviews/model.ts';
import type { ToastText } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';

export const payments = client(paymentReviewsApi);

const ALL = ['payments'];

/** This many of each kind are shown on top of the screen. */
const MOST_URGENT = 5;

/** The newest payments that somebody should look at, of one organisation or of all in sight, and how many there are; read again each minute. */
const urgentQuery = (state: SearchedState) => (organisationId: string | null) => {
  const body = { organisationId, state, page: 1, limit: MOST_URGENT };
  return queryOptions({
    queryKey: [...ALL, 'urgent', body],
    queryFn: ({ signal }) => payments.search({ body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
};

/** These payments wait for a decision. */
export const waitingQuery = urgentQuery('review');

/** Nobody knows whether these are paid. */
export const hangingQuery = urgentQuery(HANGING);

/** The money of these payments should go back and could not. */
export const unsentQuery = urgentQuery(REFUND_FAILED);

/** Money and bookings have changed: every list of them is read again. */
const changed = (cache: QueryClient): Promise<unknown> =>
  Promise.all([ALL, ['bookings'], ['dashboard'], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })));

/** Tells what came of it: money that the gateway refused to send back is bad news, whatever else was done. */
const toldOf = ({ message, payment }: { message: string; payment: Payment }): ToastText => ({
  text: message,
  isBad: payment.refund?.state === 'failed',
});

/** Decides about a payment in review; answers what came of it. Also a refused decision may have learnt something. */
export async function decideReview(cache: QueryClient, attemptId: string, decision: ReviewDecision, note: string) {
  try {
    return toldOf(await payments.review({ params: { attemptId }, body: { decision, note } }));
  } finally {
    await changed(cache);
  }
}

/** Has the server ask the gateway about a payment that is not settled; answers what is known then. */
export async function askGateway(cache: QueryClient, attemptId: string) {
  try {
    return await payments.ask({ params: { attemptId } });
  } finally {
    await changed(cache);
  }
}

/** Asks what of a booking can go back, and what each of its lines brings; read anew whenever somebody asks. */
export const refundQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'quote', id],
    queryFn: ({ signal }) => payments.quoteRefund({ params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Sends the money of a paid booking back; answers what came of it. Also after a refusal: something may have changed. */
export async function refundBooking(cache: QueryClient, body: RefundRequest, key: string): Promise<ToastText> {
  try {
    return toldOf(await payments.refund({ body, key }));
  } finally {
    await changed(cache);
  }
}

/** Tries a refund again that failed; answers what came of it. Also a refused try may have learnt something. */
export async function retryRefund(cache: QueryClient, attemptId: string, evenIfUsed: boolean, key: string) {
  try {
    return toldOf(await payments.retryRefund({ params: { attemptId }, body: { evenIfUsed }, key }));
  } finally {
    await changed(cache);
  }
}
