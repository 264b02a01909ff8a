import type { WalletCheckout } from '#contract/payments/api.ts';
import { say } from '#web/shared/say.ts';
import type { Failure } from './failure.ts';
import { postForm } from './post-form.ts';

/** The part of the provider's script that is used (docs/payments.md 4.4). */
interface CheckoutJs {
  init(config: object): Promise<unknown>;
  invoke(): void;
  close(): void;
}

declare global {
  var Paytm: { CheckoutJS?: CheckoutJs } | undefined;
}

/**
 * Opens the wallet's checkout over this page, else the provider's page. After any outcome the browser goes to `page`,
 * which asks the server, because the checkout's word proves nothing. Returns the text to show if it could not start or
 * was closed.
 */
export async function openWallet(checkout: WalletCheckout, page: string): Promise<Failure | null> {
  const { body, mid, orderId, url } = checkout;
  if (body.resultInfo.resultStatus !== 'S' || !body.txnToken) return told(say('payments.walletRefused'));
  const script = await loadScript(checkout.checkoutJsUrl);
  const closed = await (script && invoke(script, checkout, page));
  if (closed) return told(say('payments.walletPayAgain'), say('payments.walletClosed'));
  if (closed === undefined) postForm(url, { mid, orderId, txnToken: body.txnToken });
  return null;
}

const told = (message: string, title?: string): Failure => ({ message, title, issues: [], code: '' });

/** Retries after an earlier failure. Undefined if it cannot be loaded. */
async function loadScript(address: string): Promise<CheckoutJs | undefined> {
  if (globalThis.Paytm?.CheckoutJS) return globalThis.Paytm.CheckoutJS;
  const script = Object.assign(document.createElement('script'), { src: address });
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  if (!globalThis.Paytm?.CheckoutJS) script.remove();
  return globalThis.Paytm?.CheckoutJS;
}

/** True when closed by the visitor, null when the browser leaves, undefined when it did not open. */
function invoke(script: CheckoutJs, { body, orderId, amount }: WalletCheckout, page: string) {
  return new Promise<true | null | undefined>((resolve) => {
    const leave = (): void => {
      resolve(null);
      // After Back the visitor should find the form, not an old checkout.
      script.close();
      location.assign(page);
    };
    const config = {
      root: '',
      flow: 'DEFAULT',
      data: { orderId, token: body.txnToken, tokenType: 'TXN_TOKEN', amount },
      merchant: { redirect: false },
      handler: {
        // Not async: the provider refuses that.
        notifyMerchant(event: string) {
          if (event === 'APP_CLOSED') resolve(true);
          if (event === 'SESSION_EXPIRED') leave();
        },
        transactionStatus() {
          leave();
        },
      },
    };
    script
      .init(config)
      .then(() => script.invoke())
      .catch(() => resolve(undefined));
  });
}
