import { html } from '../html.ts';
import type { Outcome, ReturnPost } from '../ledger.ts';
import type { WalletMerchant } from '../merchants.ts';
import type { SandboxPage } from '../page.ts';
import { askingPage } from '../payment-page.ts';
import { errorPage, nothingSentPage, returnPage } from '../return-page.ts';
import type { Switches } from '../switches.ts';
import type { WalletOrder } from './order.ts';

const CLOSING = {
  overlay: 'Closing tells the shop’s page so (APP_CLOSED). The order can still be paid for 15 minutes.',
  page: 'Closing sends nothing back. The order can still be paid for 15 minutes.',
};

export function walletPage(
  merchant: WalletMerchant,
  order: WalletOrder,
  switches: Switches,
  inOverlay: boolean,
): SandboxPage {
  const { orderId, trackingId: reference, paise, callbackUrl: returnUrl } = order;
  const page = askingPage({
    merchant,
    orderId,
    reference,
    paise,
    returnUrl,
    switches,
    provider: 'wallet',
    action: '../../../decide',
    hidden: { txnId: reference, ...(inOverlay && { overlay: 'yes' }) },
    words: { awaited: 'Pending', closing: inOverlay ? CLOSING.overlay : CLOSING.page },
  });
  return inOverlay ? framed(page, order) : page;
}

export function decidedPage(
  order: WalletOrder,
  own: ReturnPost | undefined,
  outcome: Outcome,
  inOverlay: boolean,
): SandboxPage {
  if (!inOverlay)
    return own ? returnPage(own.url, own.fields, own.word, own.afterSeconds) : nothingSentPage(order.orderId);
  if (outcome === 'close') return tellingPage(order, { event: 'APP_CLOSED' }, 0);
  if (outcome === 'timeout') return tellingPage(order, { event: 'SESSION_EXPIRED' }, 0);
  if (!own) return framed(nothingSentPage(order.orderId), order);
  const { url: callbackUrl, fields, afterSeconds } = own;
  return tellingPage(order, { event: 'FINISHED', callbackUrl, fields }, afterSeconds);
}

/** For a token that is old, used or wrong. In the overlay the page closes it. */
export const expiredPage = (order: WalletOrder | undefined, inOverlay: boolean): SandboxPage =>
  order && inOverlay
    ? tellingPage(order, { event: 'SESSION_EXPIRED' }, 0)
    : errorPage('Session expired', 'The token of this payment is not valid any more. Start again at the shop.', 400);

const TELL = `
const { message, to, delay } = document.getElementById('told').dataset;
setTimeout(() => parent.postMessage(JSON.parse(message), to), Number(delay) * 1000);
`;

function tellingPage(order: WalletOrder, message: object, delaySeconds: number): SandboxPage {
  const to = new URL(order.callbackUrl).origin;
  const page = {
    title: 'Going back - sandbox',
    script: TELL,
    body: html`
<section class="card" id="told" data-message="${JSON.stringify(message)}" data-to="${to}" data-delay="${delaySeconds}">
  <h1>Going back to the shop</h1>
  <p class="soft">This takes a moment.</p>
</section>`,
  };
  return framed(page, order);
}

const framed = (page: SandboxPage, { callbackUrl }: WalletOrder): SandboxPage => ({
  ...page,
  framedBy: [new URL(callbackUrl).origin],
});
