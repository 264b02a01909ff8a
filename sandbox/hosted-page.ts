import type { FastifyInstance, FastifyReply } from 'fastify';
import { CARDS } from './cards.ts';
import { formOf, type PostedTexts } from './form.ts';
import type { SandboxState } from './gateway.ts';
import { type Opening, openTransaction } from './open.ts';
import { sendPage } from './page.ts';
import { paymentPage } from './payment-page.ts';
import { decidable } from './provider.ts';
import { errorPage, nothingSentPage, returnPage } from './return-page.ts';
import { answerPressed } from './send-back.ts';

const TRANSACTION_PATH = '/transaction/transaction.do';

/** Mounts the page that the visitor's browser sees, and the address that its buttons post to. */
export function mountHostedPage(app: FastifyInstance, gateway: SandboxState): void {
  app.post(TRANSACTION_PATH, (request, reply) =>
    answerOpening(gateway, reply, { ...formOf(request.query), ...formOf(request.body) }),
  );
  app.get(TRANSACTION_PATH, (request, reply) => answerOpening(gateway, reply, formOf(request.query)));
  app.post('/sandbox/ccav/decide', (request, reply) => {
    const transaction = gateway.transactions.byTracking(formOf(request.body).trackingId ?? '');
    const pressed = decidable(gateway, CARDS, transaction);
    return answerPressed(gateway, reply, '/sandbox/ccav/decide', pressed, (own) =>
      own ? returnPage(own.url, own.fields, own.word, own.afterSeconds) : nothingSentPage(pressed?.about.orderId ?? ''),
    );
  });
}

function answerOpening(gateway: SandboxState, reply: FastifyReply, form: PostedTexts): FastifyReply {
  const known = form.command === 'initiateTransaction';
  const opening: Opening = known
    ? openTransaction(gateway, form.encRequest ?? '', form.access_code ?? '')
    : { kind: 'unauthenticated' };
  noteOpening(gateway, form.command ?? '', opening);
  if (opening.kind === 'page') {
    const { merchant, transaction } = opening;
    return sendPage(reply, paymentPage(merchant, transaction, gateway.switchboard.of(transaction.orderId)));
  }
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
