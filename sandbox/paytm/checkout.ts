import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf, type PostedTexts } from '../form.ts';
import type { SandboxState } from '../gateway.ts';
import { sendPage } from '../page.ts';
import { decidable } from '../provider.ts';
import { errorPage } from '../return-page.ts';
import { answerPressed } from '../send-back.ts';
import { checkoutScript } from './checkout-script.ts';
import type { WalletOrder } from './order.ts';
import { decidedPage, expiredPage, walletPage } from './wallet-page.ts';
import { WALLETS } from './wallets.ts';

const PAGE_PATH = '/theia/api/v1/showPaymentPage';

/** Mounts what the visitor's browser meets: the script, the hosted page, and the address that its buttons post to. */
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
    const { txnId = '', overlay } = formOf(request.body);
    const order = gateway.orders.byTracking(txnId);
    const pressed = decidable(gateway, WALLETS, order);
    return answerPressed(gateway, reply, '/sandbox/paytm/decide', pressed, (own, outcome) =>
      decidedPage(order as WalletOrder, own, outcome, overlay === 'yes'),
    );
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
  return sendPage(reply, walletPage(merchant, order, gateway.switchboard.of(orderId), inOverlay));
}
