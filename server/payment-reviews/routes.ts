import type { FastifyInstance } from 'fastify';
import { text } from '#contract/kernel/text.ts';
import { paymentReviewsApi } from '#contract/payment-reviews/api.ts';
import type { Payment } from '#contract/payment-reviews/model.ts';
import { knownText, outcomeText, refundText } from '#contract/payment-reviews/rules.ts';
import type { Deps } from '#server/deps.ts';
import { staffScope } from '#server/kernel/database/scope.ts';
import { sayTo } from '#server/kernel/http/language.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { said } from '#server/kernel/words/said.ts';
import { SORTED, selectAttempts, toPayments, totalOfPayments } from './reports.ts';
import { askGateway, decideReview, quoteRefund, refundBooking, retryRefund, type SentBack } from './service.ts';

const told = ({ arrived, payment, refundId }: SentBack) => {
  const refund = payment.refunds.find(({ id }) => id === refundId) ?? null;
  const message = refundText(payment, refund);
  return { message: arrived ? text('payment-reviews.arrived', { refund: message }) : message, payment };
};

export function paymentReviewRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, paymentReviewsApi, {
    search: ({ actor, organisationId, request, body: { page, limit, ...filters } }) =>
      newestFirst(
        deps.db,
        staffScope(actor),
        { page, limit },
        {
          table: 'attempt',
          order: orderOf(filters.sort, SORTED),
          query: (tx) => selectAttempts(tx, organisationId, filters, deps.clock.now()),
          total: (tx) => totalOfPayments(tx, organisationId, filters),
          toModels: async (tx, rows) => said<Payment[]>(await toPayments(tx, rows), sayTo(request)),
        },
      ),
    review: async ({ actor, params, body }) => {
      const { outcome, paise, payment } = await decideReview(deps, actor, params.attemptId, body);
      const { refund } = payment;
      const isRefused = refund?.state === 'failed';
      return { message: isRefused ? refundText(payment, refund) : outcomeText(outcome, paise), payment };
    },
    ask: async ({ actor, params }) => {
      const payment = await askGateway(deps, actor, params.attemptId);
      return { message: knownText(payment), payment };
    },
    quoteRefund: ({ actor, params }) => quoteRefund(deps, actor, params.id),
    refund: async ({ actor, body }) => told(await refundBooking(deps, actor, body)),
    retryRefund: async ({ actor, params, body }) => told(await retryRefund(deps, actor, params.attemptId, body)),
  });
}
