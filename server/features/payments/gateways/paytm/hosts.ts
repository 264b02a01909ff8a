/** Where Paytm is and what its website is called there. They come from the server's configuration, never from a tenant's. */
export interface PaytmHosts {
  /** Where browsers find its pages and its script: scheme, host and perhaps a path, without a slash at the end. */
  pageUrl: string;
  /** Where our server asks. The same, but for the sandbox. */
  apiUrl: string;
  /** Paytm's name for the shop: one for tests, one for real money (docs/payments.md 2.4). */
  websiteName: 'WEBSTAGING' | 'DEFAULT';
}

/** The documented host; its staging twin is `https://securestage.paytmpayments.com` (docs/payments.md 4.1). */
export const PAYTM_PRODUCTION = 'https://secure.paytmpayments.com';

/** Hosts behind which the money is real; the second is the older name of the first. */
const REAL = [PAYTM_PRODUCTION, 'https://securegw.paytm.in'];

/** One Paytm for pages and API alike, real or not by its address. */
export const paytmHosts = (pageUrl: string, apiUrl = pageUrl): PaytmHosts => ({
  pageUrl,
  apiUrl,
  websiteName: REAL.includes(new URL(pageUrl).origin) ? 'DEFAULT' : 'WEBSTAGING',
});
