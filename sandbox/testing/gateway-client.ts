import { afterAll, afterEach } from 'vitest';
import { decryptMessage, encryptMessage } from '../ccavenue/crypto.ts';
import { readMessage } from '../ccavenue/message.ts';
import type { ReturnFields } from '../ccavenue/tamper.ts';
import type { JournalEntry } from '../journal.ts';
import type { ReturnPost } from '../ledger.ts';
import { demoMerchants, type Merchant } from '../merchants.ts';
import { startSandbox } from '../server.ts';

export const merchant = demoMerchants[0] as Merchant;

type Decision = {
  orderId: string;
  trackingId: string;
  url: string | null;
  fields: ReturnFields | null;
  posts: (ReturnPost & { fields: ReturnFields })[];
};

/** Starts a gateway on a free port and promises a client that talks to it over HTTP as a merchant's server does. */
export async function startGateway(merchants?: readonly Merchant[]) {
  const { url, close } = await startSandbox({ port: 0, merchants });
  const json = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return {
      status: response.status,
      body: (response.status === 204 ? {} : await response.json()) as Record<string, string>,
    };
  };
  const call = (command: string, question: object, as = merchant, version = '1.2', signal?: AbortSignal) => {
    const enc_request = encryptMessage(JSON.stringify(question), as.workingKey, as.cipher);
    const { accessCode: access_code } = as;
    const body = form({ enc_request, access_code, command, request_type: 'JSON', response_type: 'JSON', version });
    return fetch(`${url}/apis/servlet/DoWebTrans`, { method: 'POST', body, signal });
  };
  const ask = async (command: string, question: object, as = merchant, version?: string) =>
    readAnswer(await (await call(command, question, as, version)).text(), as);
  return {
    url,
    close,
    json,
    call,
    ask,
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: 'POST', body: form(fields), headers }),
    openPage: (order: Record<string, string>, as = merchant, headers = shopHeaders(order)) =>
      fetch(`${url}/transaction/transaction.do?command=initiateTransaction`, {
        method: 'POST',
        body: form(paymentForm(order, as)),
        headers,
      }),
    decide: async (order: Record<string, string>, outcome: string, more: object = {}, as = merchant) =>
      (await json('/sandbox/decide', { ...paymentForm(order, as), outcome, ...more })).body as unknown as Decision,
    status: (order_no: string, as = merchant) => ask('orderStatusTracker', { order_no }, as),
    control: (body: object) => json('/sandbox/control', body),
    advance: (seconds: number) => json('/sandbox/clock', { advance: seconds }),
    journal: async (query = '') => (await (await fetch(`${url}/sandbox/journal${query}`)).json()) as JournalEntry[],
  };
}

export async function aGateway() {
  const gateway = await startGateway();
  afterEach(() => gateway.json('/sandbox/reset', {}));
  afterAll(gateway.close);
  return gateway;
}

export function paymentForm(order: Record<string, string>, as = merchant) {
  const request = { merchant_id: as.merchantId, ...order };
  const text = Object.entries(request).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return { encRequest: encryptMessage(text.join('&'), as.workingKey, as.cipher), access_code: as.accessCode };
}

/** A browser sends this with a form of the shop's own page. */
export const shopHeaders = ({ redirect_url = '' }: Record<string, string>): Record<string, string> => ({
  origin: new URL(redirect_url).origin,
});

export function orderOf(orderId: string, more: Record<string, string> = {}): Record<string, string> {
  const back = 'http://127.0.0.1:9/back';
  return {
    order_id: orderId,
    currency: 'INR',
    amount: '450.00',
    redirect_url: back,
    cancel_url: `${back}/cancel`,
    ...more,
  };
}

/** The answer that a return carries, or undefined when it cannot be read. */
export function answerIn(fields: ReturnFields | null | undefined, as = merchant) {
  const text = decryptMessage(fields?.encResp ?? '', as.workingKey, as.cipher);
  return text === undefined ? undefined : readMessage(text);
}

function readAnswer(text: string, as: Merchant) {
  const [, status, response = '', code] = /^status=(.)&enc_response=([^&]*)&enc_error_code=(.*)$/s.exec(text) ?? [];
  const plain = decryptMessage(response, as.workingKey, as.cipher);
  return { raw: text, status, code, document: plain === undefined ? undefined : JSON.parse(plain) };
}

function form(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(fields);
}
