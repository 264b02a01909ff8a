import { hash } from 'node:crypto';
import { signPass } from '#server/passes/service.ts';
import { keepSending, type LoadOrder } from './load.ts';
import { idOf } from './park-rows.ts';
import { APP_SECRET } from './server.ts';

/**
 * The gates of one round, in a process of their own: `node bench/gates.ts '{"port":…,"from":…,"count":…}'`. Each scans the
 * next ticket as soon as the last one is answered, or about every `everyMs`, and nobody's twice.
 */
export interface GatesOrder extends Pick<LoadOrder, 'port' | 'connections' | 'seconds' | 'everyMs'> {
  /** The tickets, by number; those that are left over at the end were not scanned. */
  from: number;
  count: number;
  day: string;
}

export const PARKS = 8;
export const GATES = 32;
/** An id as chance would draw it, so that what is indexed lies apart as in life. */
export const ticketId = (n: number): string => hash('md5', `ticket ${n}`).slice(0, 26);
export const tokenOf = (gate: number): string => `a-gate-of-the-bench-${gate}`;
export const parkOf = (n: number): string => idOf('s', (n % PARKS) + 1);

function scanOf({ day }: GatesOrder, n: number): string {
  const pass = { bookingId: ticketId(n), parkId: parkOf(n), visitDate: day, people: 3 };
  const code = signPass({ config: KEY }, pass);
  const body = JSON.stringify({ code, scanId: `scan-${n}-of-the-bench`, gate: 'East', deviceId: 'bench' });
  // The gates of a park are those whose number leaves the same rest.
  return `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

type Signing = Parameters<typeof signPass>[0]['config'];
const KEY = { appSecret: APP_SECRET } as Signing;

async function run(order: GatesOrder) {
  const waiting = Array.from({ length: PARKS }, () => [] as string[]);
  for (let n = order.from; n < order.from + order.count; n += 1) waiting[n % PARKS]?.push(scanOf(order, n));
  let scanned = 0;
  const report = await keepSending(
    order,
    (gate) => {
      const scan = waiting[gate % PARKS]?.pop();
      if (!scan) throw new Error('the tickets of a park ran out: BENCH_TICKETS says how many there are');
      scanned += 1;
      return `POST /api/ticketbooking/scan HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${tokenOf(gate)}\r\n${scan}`;
    },
    '200',
  );
  return { ...report, scanned };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await run(JSON.parse(process.argv[2] as string)))}\n`);
