import { hash } from 'node:crypto';
import type { SigningKey } from '#server/kernel/identity/ed25519.ts';
import { passKeyOf, signPass } from '#server/passes/service.ts';
import { idOf } from '../rows.ts';
import { keepSending, type LoadOrder } from './load.ts';

/** A gate scans the next ticket after an answer, or about every `everyMs`; none twice. */
interface GatesOrder extends Pick<LoadOrder, 'port' | 'connections' | 'seconds' | 'everyMs'> {
  from: number;
  count: number;
  day: string;
  appSecret: string;
}

export const PARKS = 8;
/** Like a random id, so that index entries are spread as in life. */
export const ticketId = (n: number): string => hash('md5', `ticket ${n}`).slice(0, 26);
export const tokenOf = (gate: number): string => `a-gate-of-the-bench-${gate}`;
/** The gates of a park are those with the same remainder. */
export const parkOf = (n: number): string => idOf('s', (n % PARKS) + 1);

function scanOf(day: string, passKey: SigningKey, n: number): string {
  const pass = { bookingId: ticketId(n), parkId: parkOf(n), visitDate: day, people: 3 };
  const code = signPass({ passKey }, pass);
  const body = JSON.stringify({ code, scanId: `scan-${n}-of-the-bench`, gate: 'East', deviceId: 'bench' });
  return `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

export async function scanAll(order: GatesOrder) {
  const passKey = passKeyOf(order);
  const waiting = Array.from({ length: PARKS }, () => [] as string[]);
  for (let n = order.from; n < order.from + order.count; n += 1)
    waiting[n % PARKS]?.push(scanOf(order.day, passKey, n));
  const requestOf = (gate: number): string => {
    const scan = waiting[gate % PARKS]?.pop();
    if (!scan) throw new Error('the tickets of a park ran out: BENCH_TICKETS says how many there are');
    return `POST /api/ticketbooking/scan HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${tokenOf(gate)}\r\n${scan}`;
  };
  return keepSending(order, requestOf, '200');
}
