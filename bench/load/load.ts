import { connect, type Socket } from 'node:net';
import { latencyOf } from '../harness.ts';

/** Books over keep-alive connections as fast as it is answered. */
export interface LoadOrder {
  port: number;
  /** `page` is the booking page of a park, `home` the landing page, `journey` both and a ticket. */
  kind?: 'ticket' | 'token' | 'page' | 'home' | 'journey';
  parks: readonly string[];
  connections: number;
  seconds: number;
  everyMs?: number;
}

export const CONNECTIONS = 32;
const STEPS = ['home', 'page', 'ticket'] as const;

/** Runs a load in the process of the bench, which has nothing else to do; the product has its own. */
export function load(wish: Pick<LoadOrder, 'port' | 'parks' | 'seconds'> & Partial<LoadOrder>) {
  const order = { connections: CONNECTIONS, ...wish };
  const isPage = order.kind === 'page' || order.kind === 'home';
  let sent = 0;
  const next = () => {
    sent += 1;
    return requestOf(order.kind === 'journey' ? { ...order, kind: STEPS[sent % STEPS.length] } : order);
  };
  return keepSending(order, next, isPage ? '200' : '201');
}

export type LoadReport = Awaited<ReturnType<typeof keepSending>>;

export function formOf(kind: 'ticket' | 'token', place: string): { path: string; body: object } {
  const mobile = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const token = { branchId: place, name: 'Mohan Rao', typeOfLoan: 'Home', mobile };
  if (kind === 'token') return { path: 'loanbooking', body: token };
  const line = (name: string, price: number) => ({ name, price, quantity: 1, totalprice: price });
  const fee = [line('Adult', 100), line('Child', 50), line('Senior Citizen', 60)];
  const amounts = { totalAmount: 210, originalAmount: 210, discountAmount: 0 };
  return { path: 'ticketbooking', body: { parkId: place, fee, ...amounts, mobile } };
}

export function requestOf({ parks, kind = 'ticket' }: Pick<LoadOrder, 'parks' | 'kind'>): string {
  const place = parks[Math.floor(Math.random() * parks.length)] as string;
  if (kind === 'home' || kind === 'page') {
    const path = kind === 'home' ? '/home' : `/ticketbooking/${place}`;
    return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n\r\n`;
  }
  const { path, body: form } = formOf(kind === 'token' ? 'token' : 'ticket', place);
  const body = JSON.stringify(form);
  return `POST /api/${path}/add HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nIdempotency-Key: ${crypto.randomUUID()}\r\nUser-Agent: Mozilla/5.0 (Linux; Android 16) bench\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/**
 * Sends a request, and the next one after its answer. With `everyMs` requests start about that far apart, up to half of
 * it earlier or later by chance, but never before the last answer. Times are in milliseconds.
 */
export async function keepSending(
  { port, connections, seconds, everyMs }: Pick<LoadOrder, 'port' | 'connections' | 'seconds' | 'everyMs'>,
  requestOf: (connection: number) => string,
  good = '201',
) {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const untilEnd = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      let sent = 0;
      const socket = connectionTo(port, (status) => {
        times.push(performance.now() - sent);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (everyMs) pause(sent + everyMs * (0.5 + Math.random()) - performance.now());
        else next();
      });
      const next = () => {
        if (performance.now() >= end) return void socket.end(resolve);
        const request = requestOf(connection);
        sent = performance.now();
        socket.write(request);
      };
      const pause = (after: number) => setTimeout(next, Math.max(0, after));
      socket.on('error', reject);
      socket.on('connect', () => (everyMs ? pause(everyMs * Math.random()) : next()));
    });
  await Promise.all(Array.from({ length: connections }, (_, at) => untilEnd(at)));
  const took = (performance.now() - began) / 1000;
  return { statuses, perSecond: (statuses[good] ?? 0) / took, ...latencyOf(times, 2) };
}

/** Opens a keep-alive connection and calls `answered` with the status and text of each whole answer. */
export function connectionTo(port: number, answered: (status: string, answer: string) => void): Socket {
  let answer = '';
  const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
  return socket.on('data', (piece: string) => {
    answer += piece;
    const head = answer.indexOf('\r\n\r\n');
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1] ?? 0);
    if (head < 0 || answer.length < head + 4 + length) return;
    const whole = answer;
    answer = '';
    answered(whole.slice(9, 12), whole);
  });
}
