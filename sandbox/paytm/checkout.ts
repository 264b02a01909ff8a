import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Form, formOf } from '../form.ts';
import type { Gateway } from '../gateway.ts';
import { sendPage } from '../page.ts';
import { errorPage } from '../return-page.ts';
import { answerPressed, type Pressed } from '../send-back.ts';
import { checkoutScript } from './checkout-script.ts';
import { decideOrder } from './decide.ts';
import { decidedPage, expiredPage, walletPage } from './wallet-page.ts';

const PAGE_PATH = '/theia/api/v1/showPaymentPage';

/** Mounts what the visitor's browser meets: the script, the hosted page, and the address that its buttons post to. */
export function mountCheckout(app: FastifyInstance, gateway: Gateway): void {
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
    const pressed = pressedOf(gateway, formOf(request.body));
    return answerPressed(gateway, reply, request.body, '/sandbox/paytm/decide', pressed);
  });
}

function showPage(gateway: Gateway, reply: FastifyReply, form: Form): FastifyReply {
  const { mid = '', orderId = '', txnToken } = form;
  const inOverlay = form.overlay === 'yes';
  const [merchant, order] = [gateway.wallets.byId(mid), gateway.orders.byOrder(orderId, mid)];
  const isOpen = order !== undefined && order.token === txnToken && order.tokenUntil > gateway.clock.now();
  const entry = { direction: 'in' as const, path: PAGE_PATH, command: 'showPaymentPage', merchantId: mid, orderId };
  if (!merchant || !isOpen || order.outcome) {
    gateway.journal.note({ ...entry, word: 'session expired' });
    return sendPage(reply, expiredPage(isOpen ? order : undefined, inOverlay));
  }
  gateway.journal.note({ ...entry, trackingId: order.transactionId });
  return sendPage(reply, walletPage(merchant, order, gateway.switchboard.of(orderId), inOverlay));
}

/** An order whose button was pressed; undefined when nobody knows it any more. */
function pressedOf(gateway: Gateway, { txnId = '', overlay }: Form): Pressed | undefined {
  const order = gateway.orders.byTransaction(txnId);
  const merchant = order && gateway.wallets.byId(order.merchantId);
  if (!merchant) return undefined;
  const { orderId, merchantId } = order;
  return {
    about: { merchantId, orderId, trackingId: txnId },
    answered: order.outcome,
    settle: (outcome, laterSeconds) => decideOrder(gateway, merchant, order, outcome, laterSeconds),
    page: (own, outcome) => decidedPage(order, own, outcome, overlay === 'yes'),
  };
}
