export const gatewayTexts: Readonly<Record<string, string>> = { ccav: 'CCAvenue', paytm: 'Paytm' };
