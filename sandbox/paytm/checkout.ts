import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf, type PostedTexts } from '../form.ts';
import type { SandboxState } from '../gateway.ts';
import { sendPage } from '../page.ts';
import { decidable } from '../provider.ts';
import { errorPage } from '../return-page.ts';
import { answerPressed, showAnswer } from '../send-back.ts';
import { checkoutScript } from './checkout-script.ts';
import type { WalletOrder } from './order.ts';
import { decidedPage, expiredPage, walletPage } from './wallet-page.ts';
import { WALLETS } from './wallets.ts';

const PAGES = '/theia/api/v1';
const PAGE_PATH = `${PAGES}/showPaymentPage`;

export function mountCheckout(app: FastifyInstance, gateway: SandboxState): void {
  app.get('/merchantpgpui/checkoutjs/merchants/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const known = file.endsWith('.js') && gateway.wallets.byId(file.slice(0, -3));
    if (!known) return sendPage(reply, errorPage('Not found', 'There is no such merchant.', 404));
    return reply.type('text/javascript; charset=utf-8').send(checkoutScript);
  });
  app.post(PAGE_PATH, (request, reply) =>
    showPage(gateway, reply, { ...formOf(request.query), ...formOf(request.body) }),
  );
  app.post('/decide', (request, reply) => {
    const { txnId = '', overlay = '' } = formOf(request.body);
    const answerAt = `answer?${new URLSearchParams({ txnId, overlay })}`;
    const pressed = decidable(gateway, WALLETS, gateway.orders.byTracking(txnId));
    return answerPressed(gateway, reply, { path: '/sandbox/paytm/decide', answerAt }, pressed);
  });
  app.get('/answer', (request, reply) => {
    const { txnId = '', overlay } = formOf(request.query);
    const order = gateway.orders.byTracking(txnId);
    return showAnswer(reply, order, (own, outcome) =>
      decidedPage(order as WalletOrder, own, outcome, overlay === 'yes'),
    );
  });
  app.get(`${PAGES}/payment`, (request, reply) => {
    const { txnId = '', overlay = '' } = formOf(request.query);
    const order = gateway.orders.byTracking(txnId);
    const merchant = order && gateway.wallets.byId(order.merchantId);
    if (!merchant || order.tokenUntil <= gateway.clock.now())
      return sendPage(reply, expiredPage(order, overlay === 'yes'));
    if (order.outcome) return reply.redirect(`../../../answer?${new URLSearchParams({ txnId, overlay })}`, 303);
    return sendPage(reply, walletPage(merchant, order, gateway.switchboard.of(order.orderId), overlay === 'yes'));
  });
}

function showPage(gateway: SandboxState, reply: FastifyReply, form: PostedTexts): FastifyReply {
  const { mid = '', orderId = '', txnToken } = form;
  const inOverlay = form.overlay === 'yes';
  const [merchant, order] = [gateway.wallets.byId(mid), gateway.orders.byOrder(orderId, mid)];
  const isOpen = order !== undefined && order.token === txnToken && order.tokenUntil > gateway.clock.now();
  const entry = { direction: 'in' as const, path: PAGE_PATH, command: 'showPaymentPage', merchantId: mid, orderId };
  if (!merchant || !isOpen || order.outcome) {
    gateway.journal.note({ ...entry, word: 'session expired' });
    return sendPage(reply, expiredPage(isOpen ? order : undefined, inOverlay));
  }
  gateway.journal.note({ ...entry, trackingId: order.trackingId });
  // The page has an address of its own, without the token, so that Back works.
  const address = new URLSearchParams({ orderId, txnId: order.trackingId, overlay: form.overlay ?? '' });
  return reply.redirect(`payment?${address}`, 303);
}
