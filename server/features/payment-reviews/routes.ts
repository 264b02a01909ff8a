import type { FastifyInstance } from 'fastify';
import { parseMobile } from '#contract/mobile.ts';
import { paymentReviewsApi } from '#contract/payment-reviews/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/platform/mount.ts';
import { newestFirst } from '#server/platform/newest-first.ts';
import { staffScope } from '#server/platform/scope.ts';
import { selectPayments, toPayments } from './repository.ts';
import { decideReview, refundBooking, retryRefund } from './service.ts';

export function paymentReviewRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, paymentReviewsApi, {
    search: ({ actor, organisationId, body: { page, limit, mobile, ...by } }) => {
      const filters = { ...by, mobile: mobile && (parseMobile(mobile) ?? mobile) };
      return newestFirst(
        deps.db,
        staffScope(actor),
        { page, limit },
        { table: 'attempt', query: (tx) => selectPayments(tx, organisationId, filters), toModels: toPayments },
      );
    },
    review: ({ actor, params, body }) => decideReview(deps, actor, params.attemptId, body),
    refund: ({ actor, body }) => refundBooking(deps, actor, body),
    retryRefund: ({ actor, params, body }) => retryRefund(deps, actor, params.attemptId, body),
  });
}
