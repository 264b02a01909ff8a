/** Configured for the server, never by a tenant. */
export interface PaytmHosts {
  /** For browsers: pages and script. Scheme, host and perhaps a path, without a slash at the end. */
  pageUrl: string;
  /** For our server: the same, except with the sandbox. */
  apiUrl: string;
  /** Paytm's name for the shop: for tests, or for real money (docs/payments.md 2.4). */
  websiteName: 'WEBSTAGING' | 'DEFAULT';
}

/** Staging: `https://securestage.paytmpayments.com` (docs/payments.md 4.1). */
export const PAYTM_PRODUCTION = 'https://secure.paytmpayments.com';

/** Hosts with real money; the second is the older name of the first. */
const REAL = [PAYTM_PRODUCTION, 'https://securegw.paytm.in'];

export const paytmHosts = (pageUrl: string, apiUrl = pageUrl): PaytmHosts => ({
  pageUrl,
  apiUrl,
  websiteName: REAL.includes(new URL(pageUrl).origin) ? 'DEFAULT' : 'WEBSTAGING',
});
