/** The names of the gateways, as staff know them. */
export const gatewayTexts: Readonly<Record<string, string>> = { ccav: 'CCAvenue', paytm: 'Paytm' };
