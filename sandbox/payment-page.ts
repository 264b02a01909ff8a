import { indianRupees } from './amount.ts';
import { html, type Markup } from './html.ts';
import type { Merchant } from './merchants.ts';
import type { Page } from './page.ts';
import { switchPanel } from './switch-panel.ts';
import type { Switches } from './switches.ts';
import type { Transaction } from './transactions.ts';

/**
 * The hosted payment page: what is to be paid, and one button per outcome. It is one plain form, so it works without
 * JavaScript. Its address is relative, so it works under any prefix.
 */
export function paymentPage(merchant: Merchant, transaction: Transaction, switches: Switches): Page {
  return {
    title: `Pay ${indianRupees(transaction.paise)} - sandbox`,
    formOrigins: [new URL(transaction.redirectUrl).origin],
    body: html`
<section class="card">
  <h1>${merchant.name ?? `Merchant ${merchant.merchantId}`}</h1>
  <p class="soft">asks you to pay</p>
  <p class="amount" id="amount">${indianRupees(transaction.paise)}</p>
  <dl>
    <dt>Order</dt><dd id="order">${transaction.orderId}</dd>
    <dt>Merchant id</dt><dd>${merchant.merchantId}</dd>
    <dt>Reference</dt><dd>${transaction.trackingId}</dd>
  </dl>
</section>
<form class="card" method="post" action="../sandbox/ccav/decide">
  <input type="hidden" name="trackingId" value="${transaction.trackingId}">
  <h1>How should this payment end?</h1>
  ${outcomeButtons()}
  ${switchPanel(switches)}
</form>`,
  };
}

function outcomeButtons(): Markup {
  return html`
  <h2>At once</h2>
  <div class="grid">
    ${button('success', 'Pay successfully', 'good')}
    <div class="pair">${button('failure', 'Bank refuses', 'bad')}${button('abort', 'Cancel')}</div>
  </div>
  <h2>The bank is slow: answer “Awaited”, and later</h2>
  <div class="grid">
    <div class="pair">${button('awaited-success', 'then success')}${button('awaited-failure', 'then failure', 'bad')}</div>
    <label class="row">Seconds until the later answer
      <input name="laterSeconds" type="number" inputmode="numeric" min="0" max="1728000" value="30"></label>
  </div>
  <h2>No answer in time</h2>
  <div class="pair">${button('timeout', 'Time out')}${button('close', 'Close window')}</div>
  <p class="soft">Closing sends nothing back: the order stays open for 15 minutes.</p>`;
}

function button(outcome: string, label: string, look = ''): Markup {
  return html`<button id="pay-${outcome}" name="outcome" value="${outcome}" class="${look}">${label}</button>`;
}
