import { indianRupees } from './amount.ts';
import type { Transaction } from './ccavenue/transaction.ts';
import { html, type Markup } from './html.ts';
import type { Merchant } from './merchants.ts';
import type { SandboxPage } from './page.ts';
import { switchPanel } from './switch-panel.ts';
import type { Switches } from './switches.ts';

export type PaymentQuestion = {
  merchant: { merchantId: string; name?: string };
  orderId: string;
  reference: string;
  paise: number;
  returnUrl: string;
  switches: Switches;
  provider: 'card' | 'wallet';
  action: string;
  hidden: Record<string, string>;
  /** The provider's words for a slow bank, and for a closed window. */
  words: { awaited: string; closing: string };
};

export function paymentPage(merchant: Merchant, transaction: Transaction, switches: Switches): SandboxPage {
  const { orderId, trackingId, paise, redirectUrl: returnUrl } = transaction;
  return askingPage({
    merchant,
    orderId,
    paise,
    returnUrl,
    switches,
    reference: trackingId,
    provider: 'card',
    action: '../sandbox/ccav/decide',
    hidden: { trackingId },
    words: { awaited: 'Awaited', closing: 'Closing sends nothing back: the order stays open for 15 minutes.' },
  });
}

/** After Back a browser may show the old page: reloads to get the current state. */
const RELOAD = "addEventListener('pageshow', ({ persisted }) => persisted && location.reload());";

export function askingPage(asked: PaymentQuestion): SandboxPage {
  const { merchant, hidden } = asked;
  const amount = indianRupees(asked.paise);
  return {
    title: `Pay ${amount} - sandbox`,
    formOrigins: [new URL(asked.returnUrl).origin],
    script: RELOAD,
    body: html`
<section class="card">
  <h1>${merchant.name ?? `Merchant ${merchant.merchantId}`}</h1>
  <p class="soft">asks you to pay</p>
  <p class="amount" id="amount">${amount}</p>
  <dl>
    <dt>Order</dt><dd id="order">${asked.orderId}</dd>
    <dt>Merchant id</dt><dd>${merchant.merchantId}</dd>
    <dt>Reference</dt><dd>${asked.reference}</dd>
  </dl>
</section>
<form class="card" method="post" action="${asked.action}">
  ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <h1>How should this payment end?</h1>
  ${outcomeButtons(asked.words)}
  ${switchPanel(asked.switches, asked.provider)}
</form>`,
  };
}

function outcomeButtons({ awaited, closing }: PaymentQuestion['words']): Markup {
  return html`
  <h2>At once</h2>
  <div class="grid">
    ${button('success', 'Pay successfully', 'good')}
    <div class="pair">${button('failure', 'Bank refuses', 'bad')}${button('abort', 'Cancel')}</div>
  </div>
  <h2>The bank is slow: answer “${awaited}”, and later</h2>
  <div class="grid">
    <div class="pair">${button('awaited-success', 'then success')}${button('awaited-failure', 'then failure', 'bad')}</div>
    <label class="row">Seconds until the later answer
      <input name="laterSeconds" type="number" inputmode="numeric" min="0" max="1728000" value="30"></label>
  </div>
  <h2>No answer in time</h2>
  <div class="pair">${button('timeout', 'Time out')}${button('close', 'Close window')}</div>
  <p class="soft">${closing}</p>`;
}

function button(outcome: string, label: string, look = ''): Markup {
  return html`<button id="pay-${outcome}" name="outcome" value="${outcome}" class="${look}">${label}</button>`;
}
