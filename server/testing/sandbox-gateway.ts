import { afterAll } from 'vitest';
import { ccavenueGateway } from '#server/payments/gateways/ccavenue/gateway.ts';
import type { Gateways } from '#server/payments/gateways/gateway.ts';
import { type PostBody, post } from '#server/payments/gateways/http.ts';
import { paytmGateway } from '#server/payments/gateways/paytm/gateway.ts';
import { paytmHosts } from '#server/payments/gateways/paytm/hosts.ts';
import type { Recall } from '../../sandbox/gateway.ts';
import type { JournalEntry } from '../../sandbox/journal.ts';
import { demoMerchants, demoWallets } from '../../sandbox/merchants.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { PUBLIC_URL, START } from './test-app.ts';

export const [firstMerchant, secondMerchant] = demoMerchants as [Merchant, Merchant];
type Merchant = (typeof demoMerchants)[number];

export const CARD_KEYS = {
  mid: firstMerchant.merchantId,
  accessKey: firstMerchant.accessCode,
  workingKey: firstMerchant.workingKey,
};

export const [firstWallet, secondWallet] = demoWallets as [Wallet, Wallet];
export type Wallet = (typeof demoWallets)[number];

/** The form fields that the product hands the browser, as the gateway's page wants them. */
export interface CardForm {
  encRequest: string;
  access_code: string;
  orderId: string;
  url: string;
}

export interface StartedOrder {
  orderId: string;
}

export interface SandboxDecision {
  orderId: string;
  trackingId: string;
  url: string | null;
  fields: Record<string, string> | null;
  posts: { by: 'browser' | 'gateway'; url: string; fields: Record<string, string> }[];
}

/** Starts a gateway for a test file, its clock standing where the app's does; `recall` knows what was paid before it was.
 * `gateways` goes into `useTestApp`, then `useGateway` closes it. */
export async function startSandboxGateway(recall?: Recall) {
  const { patient, onHang } = patience();
  const { url, close } = await startSandbox({ port: 0, onHang, recall, standsAt: START.getTime() });
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the sandbox said ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : await answer.json();
  };
  const gateways: Gateways = {
    ccav: ccavenueGateway({ txnUrl: url, apiUrl: url }, patient),
    paytm: paytmGateway(paytmHosts(`${url}/sandbox/paytm`), patient),
  };
  return {
    url,
    close,
    gateways,
    /** Opens the hosted page, as the browser does, and decides nothing. */
    open: ({ encRequest, access_code, url: page }: CardForm) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ encRequest, access_code }),
        headers: { origin: PUBLIC_URL },
      }),
    /** Decides an order; nothing is sent: the decision holds what the browser would post. */
    decide: (order: CardForm | StartedOrder, outcome: string, more: object = {}): Promise<SandboxDecision> =>
      send('/sandbox/decide', { ...orderIn(order), outcome, ...more }) as Promise<SandboxDecision>,
    control: (body: object) => send('/sandbox/control', body),
    merchant: (body: object) => send('/sandbox/merchants', body),
    /** Seconds forward; answers the gateway's time. */
    moveClock: async (seconds: number): Promise<Date> =>
      new Date(((await send('/sandbox/clock', { advance: seconds })) as { now: string }).now),
    journal: async (query: Record<string, string>): Promise<JournalEntry[]> =>
      (await (await fetch(`${url}/sandbox/journal?${new URLSearchParams(query)}`)).json()) as JournalEntry[],
  };
}

/**
 * Time runs out for a post as soon as the gateway is known never to answer it, and for no other: a slow machine's answers
 * are waited for. Each post is known by a number in its address.
 */
function patience() {
  const waiting = new Map<string, () => void>();
  let posts = 0;
  const patient: PostBody = async (to, payload) => {
    posts += 1;
    const number = String(posts);
    const timeIsUp = new Promise<never>((_, reject) => {
      waiting.set(number, () => reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError')));
    });
    const address = new URL(to);
    address.searchParams.set(POST, number);
    const answer = post(String(address), payload, { timeoutMs: 60_000 });
    return Promise.race([answer, timeIsUp]).finally(() => waiting.delete(number));
  };
  const onHang = (url: string) => waiting.get(new URL(url, 'http://x').searchParams.get(POST) ?? '')?.();
  return { patient, onHang };
}
const POST = 'post-of-test';

/** A card's order is opened by its form; a wallet's is there already. */
const orderIn = (order: CardForm | StartedOrder): object =>
  'encRequest' in order ? { encRequest: order.encRequest, access_code: order.access_code } : { orderId: order.orderId };

export type SandboxGateway = Awaited<ReturnType<typeof startSandboxGateway>>;

export function useGateway(gateway: SandboxGateway): void {
  afterAll(() => gateway.close());
}
