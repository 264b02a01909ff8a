import type { WalletCheckout } from '#contract/payments/api.ts';
import type { Failure } from '#web/visitor/ui/forms/failed.tsx';
import { postForm } from './post-form.ts';
import { walletTexts as texts } from './wallet-words.ts';

/** As much of the provider's script as is used here (docs/payments.md 4.4). */
interface CheckoutJs {
  init(config: object): Promise<unknown>;
  invoke(): void;
  close(): void;
}

declare global {
  var Paytm: { CheckoutJS?: CheckoutJs } | undefined;
}

/**
 * Opens the wallet's checkout over this page; where its script does not run, the provider's own page. Once something has
 * become of the payment, the browser leaves for `page`, which asks the server: what the checkout says proves nothing.
 * Answers what to tell when it could not start or was closed, so that it can be tried again.
 */
export async function openWallet(checkout: WalletCheckout, page: string): Promise<Failure | null> {
  const { body, mid, orderId, url } = checkout;
  if (body.resultInfo.resultStatus !== 'S' || !body.txnToken) return told(texts.refused);
  const script = await loadScript(checkout.checkoutJsUrl);
  const closed = await (script && invoke(script, checkout, page));
  if (closed) return told(texts.payAgain, texts.closed);
  if (closed === undefined) postForm(url, { mid, orderId, txnToken: body.txnToken });
  return null;
}

const told = (message: string, title?: string): Failure => ({ message, title, issues: [], code: '' });

/** Loads the provider's script, again where an earlier one has not come. Answers undefined when it is not to be had. */
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

/** Answers true when the visitor closed it, null when the browser leaves this page, undefined when it did not open. */
function invoke(script: CheckoutJs, { body, orderId, amount }: WalletCheckout, page: string) {
  return new Promise<true | null | undefined>((resolve) => {
    const leave = (): void => {
      resolve(null);
      // Who comes back by the browser's back button finds the form, not a checkout that is over.
      script.close();
      location.assign(page);
    };
    const config = {
      root: '',
      flow: 'DEFAULT',
      data: { orderId, token: body.txnToken, tokenType: 'TXN_TOKEN', amount },
      merchant: { redirect: false },
      handler: {
        // Plain functions: the provider refuses async ones.
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
