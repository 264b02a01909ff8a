/**
 * The hosts of Paytm, and the name of our website there. They come from the server's configuration, never from a
 * tenant's.
 */
export interface PaytmHosts {
  /**
   * The address of its pages and its script for browsers: scheme, host and perhaps a path, without a slash at the end.
   */
  pageUrl: string;
  /** The address for our server: the same, except with the sandbox. */
  apiUrl: string;
  /** Paytm's name for the shop: one for tests, one for real money (docs/payments.md 2.4). */
  websiteName: 'WEBSTAGING' | 'DEFAULT';
}

/** The documented host; its staging twin is `https://securestage.paytmpayments.com` (docs/payments.md 4.1). */
export const PAYTM_PRODUCTION = 'https://secure.paytmpayments.com';

/** Hosts at which the money is real; the second is the older name of the first. */
const REAL = [PAYTM_PRODUCTION, 'https://securegw.paytm.in'];

/** The hosts for one address of pages and one of the API, real or not by their address. */
export const paytmHosts = (pageUrl: string, apiUrl = pageUrl): PaytmHosts => ({
  pageUrl,
  apiUrl,
  websiteName: REAL.includes(new URL(pageUrl).origin) ? 'DEFAULT' : 'WEBSTAGING',
});
