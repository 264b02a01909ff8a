import { onTestFinished } from 'vitest';
import { post } from '#server/payments/gateways/http.ts';
import { paytmGateway } from '#server/payments/gateways/paytm/gateway.ts';
import { paytmHosts } from '#server/payments/gateways/paytm/hosts.ts';
import type { TestApp } from '../test-app.ts';
import { PATIENT_MS } from './answering-server.ts';

const patient: typeof post = (to, payload) => post(to, payload, { timeoutMs: PATIENT_MS });

export const otherWallet = (url: string, by = patient) => paytmGateway(paytmHosts(url), by);

/** Sends the product's calls to Paytm to `url` instead, until the test ends or the returned function is called. */
export function walletAt({ deps: { gateways } }: TestApp, url: string): () => void {
  const { paytm } = gateways;
  const back = () => void Object.assign(gateways, { paytm });
  Object.assign(gateways, { paytm: otherWallet(url) });
  onTestFinished(back);
  return back;
}
