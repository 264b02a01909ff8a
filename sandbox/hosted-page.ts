import type { FastifyInstance, FastifyReply } from 'fastify';
import { decide } from './decide.ts';
import { type Form, formOf } from './form.ts';
import type { Gateway } from './gateway.ts';
import { type Opening, openTransaction } from './open.ts';
import { postForm } from './outbound.ts';
import { sendPage } from './page.ts';
import { paymentPage } from './payment-page.ts';
import { errorPage, nothingSentPage, returnPage } from './return-page.ts';
import type { ReturnPost } from './returns.ts';
import { readSwitches, SwitchError } from './switches.ts';
import { type Outcome, outcomes, type Transaction } from './transactions.ts';

const TRANSACTION_PATH = '/transaction/transaction.do';

/** Mounts the page that the visitor's browser sees, and the address that its buttons post to. */
export function mountHostedPage(app: FastifyInstance, gateway: Gateway): void {
  app.post(TRANSACTION_PATH, (request, reply) =>
    answerOpening(gateway, reply, { ...formOf(request.query), ...formOf(request.body) }),
  );
  app.get(TRANSACTION_PATH, (request, reply) => answerOpening(gateway, reply, formOf(request.query)));
  app.post('/sandbox/ccav/decide', (request, reply) => answerDecision(gateway, reply, formOf(request.body)));
}

function answerOpening(gateway: Gateway, reply: FastifyReply, form: Form): FastifyReply {
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

function noteOpening(gateway: Gateway, command: string, opening: Opening): void {
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

async function answerDecision(gateway: Gateway, reply: FastifyReply, form: Form): Promise<FastifyReply> {
  const transaction = gateway.transactions.byTracking(form.trackingId ?? '');
  const merchant = transaction && gateway.merchants.byId(transaction.merchantId);
  const outcome = outcomes.find((one) => one === form.outcome);
  if (!transaction || !merchant || !outcome) {
    return sendPage(reply, errorPage('Unknown payment', 'The sandbox does not know this payment any more.', 404));
  }
  gateway.journal.note({
    direction: 'in',
    path: '/sandbox/ccav/decide',
    merchantId: merchant.merchantId,
    orderId: transaction.orderId,
    trackingId: transaction.trackingId,
    word: outcome,
  });
  if (transaction.outcome) {
    const text = `Order ${transaction.orderId} was already answered with “${transaction.outcome}”.`;
    return sendPage(reply, errorPage('Already answered', text, 409));
  }
  try {
    applyPanel(gateway, transaction, form);
    const posts = await decide(gateway, merchant, transaction, outcome, laterSecondsOf(form));
    return await sendBack(gateway, reply, transaction, outcome, posts);
  } catch (error) {
    if (!(error instanceof SwitchError)) throw error;
    return sendPage(reply, errorPage('This switch does not work here', error.message, 400));
  }
}

function applyPanel(gateway: Gateway, transaction: Transaction, form: Form): void {
  if (form.faults !== 'shown') return;
  // A box that is not ticked is absent from a form.
  const browserLost = form.browserLost === 'on';
  gateway.switchboard.set(transaction.orderId, { ...readSwitches(form), browserLost });
}

function laterSecondsOf(form: Form): number {
  const seconds = Number(form.laterSeconds ?? 30);
  if (Number.isFinite(seconds) && seconds >= 0 && seconds <= 1_728_000) return seconds;
  throw new SwitchError('Seconds until the later answer: a number from 0 to 1728000');
}

/** Hands the browser its own return and sends the gateway's copies, the earlier ones first and the others in time. */
async function sendBack(
  gateway: Gateway,
  reply: FastifyReply,
  transaction: Transaction,
  outcome: Outcome,
  posts: ReturnPost[],
): Promise<FastifyReply> {
  const browser = posts.findIndex((post) => post.by === 'browser');
  const own = posts[browser];
  if (!own || outcome === 'close') return sendPage(reply, nothingSentPage(transaction.orderId));
  for (const post of posts.slice(0, browser)) await postReturn(gateway, transaction, post);
  for (const post of posts.slice(browser + 1)) {
    gateway.clock.after(post.afterSeconds * 1000, () => postReturn(gateway, transaction, post));
  }
  return sendPage(reply, returnPage(own.url, own.fields, own.word, own.afterSeconds));
}

async function postReturn(gateway: Gateway, transaction: Transaction, post: ReturnPost): Promise<void> {
  const { merchantId, orderId, trackingId } = transaction;
  const about = { command: 'return', merchantId, orderId, trackingId, word: post.word };
  await postForm(gateway, post.url, post.fields, about);
}
