import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf, type PostedTexts } from '../form.ts';
import type { SandboxState } from '../gateway.ts';
import { sendPage } from '../page.ts';
import { paymentPage } from '../payment-page.ts';
import { decidable } from '../provider.ts';
import { errorPage, nothingSentPage, returnPage } from '../return-page.ts';
import { answerPressed, showAnswer } from '../send-back.ts';
import { CARDS } from './cards.ts';
import { type Opening, openTransaction } from './open.ts';
import type { Transaction } from './transaction.ts';

const TRANSACTION_PATH = '/transaction/transaction.do';

export function mountHostedPage(app: FastifyInstance, gateway: SandboxState): void {
  app.post(TRANSACTION_PATH, (request, reply) =>
    answerOpening(gateway, reply, { ...formOf(request.query), ...formOf(request.body) }, originOf(request)),
  );
  app.get(TRANSACTION_PATH, (request, reply) =>
    answerOpening(gateway, reply, formOf(request.query), originOf(request)),
  );
  app.post('/sandbox/ccav/decide', (request, reply) => {
    const transaction = named(gateway, request.body);
    const answerAt = `answer?trackingId=${transaction?.trackingId}`;
    const way = { path: '/sandbox/ccav/decide', answerAt };
    return answerPressed(gateway, reply, way, decidable(gateway, CARDS, transaction));
  });
  app.get('/sandbox/ccav/answer', (request, reply) => {
    const transaction = named(gateway, request.query);
    return showAnswer(reply, transaction, (own) =>
      own ? returnPage(own.url, own.fields, own.word, own.afterSeconds) : nothingSentPage(transaction?.orderId ?? ''),
    );
  });
  app.get('/transaction/pay', (request, reply) => {
    const transaction = named(gateway, request.query);
    const merchant = transaction && gateway.merchants.byId(transaction.merchantId);
    if (!merchant || transaction.outcome)
      return reply.redirect(`../sandbox/ccav/answer?trackingId=${transaction?.trackingId}`, 303);
    return sendPage(reply, paymentPage(merchant, transaction, gateway.switchboard.of(transaction.orderId)));
  });
}

const named = (gateway: SandboxState, form: unknown): Transaction | undefined =>
  gateway.transactions.byTracking(formOf(form).trackingId ?? '');

/** A browser sends `Origin: null` from a page with `Referrer-Policy: no-referrer`. */
function originOf({ headers: { origin, referer = '' } }: FastifyRequest): string | null {
  const from = origin && origin !== 'null' ? origin : referer;
  return URL.canParse(from) ? new URL(from).origin : null;
}

function answerOpening(
  gateway: SandboxState,
  reply: FastifyReply,
  form: PostedTexts,
  origin: string | null,
): FastifyReply {
  const known = form.command === 'initiateTransaction';
  const { encRequest = '', access_code: accessCode = '' } = form;
  const opening: Opening = known
    ? openTransaction(gateway, { encRequest, accessCode, origin })
    : { kind: 'unauthenticated' };
  noteOpening(gateway, form.command ?? '', opening);
  if (opening.kind === 'page') return reply.redirect(`pay?trackingId=${opening.transaction.trackingId}`, 303);
  if (opening.kind === 'invalid') return sendPage(reply, returnPage(opening.url, opening.fields, 'Invalid', 0));
  if (opening.kind === 'no-return-address') {
    return sendPage(
      reply,
      errorPage('No way back', 'The request has no redirect_url that a browser could post to.', 400),
    );
  }
  return sendPage(reply, errorPage('Error Code: 10002', 'Merchant Authentication failed.', 200));
}

function noteOpening(gateway: SandboxState, command: string, opening: Opening): void {
  const entry = { direction: 'in' as const, path: TRANSACTION_PATH, command };
  if (opening.kind === 'page') {
    const { merchantId, orderId, trackingId } = opening.transaction;
    gateway.journal.note({ ...entry, merchantId, orderId, trackingId });
  } else if (opening.kind === 'invalid') {
    gateway.journal.note({ ...entry, orderId: opening.orderId, word: `Invalid: ${opening.reason}` });
  } else {
    gateway.journal.note({ ...entry, word: opening.kind });
  }
}
